import type * as fs from 'node:fs'
import { rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { listFolder } from '../../src/node/output/listFolder.ts'
import type { FixtureSite } from './fixtureSite.ts'
import { isUpToDate, openFixture, page } from './openFixture.ts'

/**
 * How many files builds of a site of 60 docs may read and write. Times differ from machine to machine, and these do not. A change that
 * needs more has to say so here. `renderedPages.test.ts` counts pages.
 */
const budgets = { readUnchanged: 1, readAfterChange: 34, writtenAfterChange: 13 }

const opened: string[] = []
vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof fs>()
  return {
    ...original,
    readFileSync: ((file, ...options) => {
      opened.push(String(file))
      return original.readFileSync(file, ...options)
    }) as typeof original.readFileSync,
    openSync: ((file, ...options) => {
      opened.push(String(file))
      return original.openSync(file, ...options)
    }) as typeof original.openSync,
  }
})

const settings = { locales: [{ id: 'zh' }], posts: [] }
const doc = (at: number, text: string) =>
  page(`Doc ${at}`, `${text}\n\n\`\`\`js\nlet a = 1\n\`\`\``, `sidebar_position: ${at + 1}`)
const docs = Object.fromEntries(
  Array.from({ length: 60 }, (_, at) => [
    `content/zh/docs/g${at % 3}/d${at}.md`,
    doc(at, 'A text.'),
  ]),
)

let site: FixtureSite
beforeEach(async () => {
  site = openFixture({ ...docs, 'content/zh/blog/2022-01-01-hello.md': '' }, settings)
  // Of a file that was changed just now, a build cannot know whether it was changed again.
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  onTestFinished(() => now.mockRestore())
  await site.build()
  opened.length = 0
})

const openedInside = () =>
  opened.map((file) => relative(site.root, file)).filter((file) => !file.startsWith('..'))

it('a build without changes opens no file of the site but its own records', () => {
  expect(isUpToDate(site, settings)).toBe(true)
  expect(openedInside().filter((file) => !file.startsWith('.cache'))).toEqual([])
  expect(openedInside().length).toBeLessThanOrEqual(budgets.readUnchanged)
})

it('a build after one change reads that text, and writes the page and what lists all texts', async () => {
  const outDir = join(site.root, 'dist')
  const times = () =>
    new Map(listFolder(outDir).map((name) => [name, statSync(join(outDir, name)).mtimeMs]))
  const before = times()
  site.write('content/zh/docs/g1/d31.md', doc(31, 'Another text.'))
  await site.build()
  const files = new Set(openedInside())
  expect([...files].filter((file) => file.startsWith('content'))).toEqual([
    'content/zh/docs/g1/d31.md',
  ])
  expect(files.size).toBeLessThanOrEqual(budgets.readAfterChange)
  const written = [...times()].flatMap(([name, time]) => (before.get(name) === time ? [] : name))
  expect(written.length, written.join('\n')).toBeLessThanOrEqual(budgets.writtenAfterChange)
})

it('lists of texts are written again if what they show has changed, and not for every edit', async () => {
  const lists = ['index.md', 'llms.txt']
  const times = () => lists.map((name) => statSync(join(site.root, 'dist', name)).mtimeMs)
  const before = times()
  const text = 'A text.\n\n## More\n\nText'
  site.write('content/zh/docs/g1/d31.md', doc(31, text))
  await site.build()
  expect(site.read('docs/g1/d31/index.md')).toContain('## More')
  expect(times()).toEqual(before)
  site.write('content/zh/docs/g1/d31.md', doc(31, text).replace('Doc 31', 'Another title'))
  await site.build()
  for (const name of lists) expect(site.read(name)).toContain('[Another title]')
  rmSync(join(site.root, 'content/zh/docs/g1/d31.md'))
  await site.build()
  for (const name of lists) expect(site.read(name)).not.toContain('[Another title]')
})
