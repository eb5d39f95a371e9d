import { readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { hash } from '../../src/cache/hash.ts'
import { listFolder } from '../../src/node/output/listFolder.ts'
import type { FixtureSite } from './fixtureSite.ts'
import { openFixture, page } from './openFixture.ts'

// What a build of a large site renders again is counted here, because times are noisy.

const folders = Array.from({ length: 11 }, (_, at) => `g${String(at).padStart(2, '0')}`)
const names = Array.from({ length: 20 }, (_, at) => `d${String(at).padStart(2, '0')}`)

/** More docs than fit into one sidebar, each at its place in its category. */
const docs = Object.fromEntries(
  folders.flatMap((folder) =>
    names.map((name, at) => [
      `content/zh/docs/${folder}/${name}.md`,
      page(`Doc ${folder} ${name}`, 'A text.', `sidebar_position: ${at + 1}`),
    ]),
  ),
)

const openLarge = () =>
  openFixture(
    { ...docs, 'content/zh/blog/2022-01-01-hello.md': '' },
    { locales: [{ id: 'zh' }], posts: [] },
  )

/** Builds, and lists the documents that the build has written, by their folders; and how many files it has read. */
async function buildAgain(site: FixtureSite): Promise<{ written: string[]; readFiles: number }> {
  const outDir = join(site.root, 'dist')
  const times = () =>
    new Map(
      listFolder(outDir)
        .filter((name) => name.endsWith('.html'))
        .map((name) => [name, statSync(join(outDir, name)).mtimeMs]),
    )
  const before = times()
  const { readFiles } = await site.build()
  const written = [...times()]
    .filter(([name, time]) => before.get(name) !== time)
    .map(([name]) => name.replace(/\/?index\.html$/, ''))
    .sort()
  return { written, readFiles }
}

/** Hashes of all files of the output. */
const contents = ({ root }: FixtureSite) =>
  Object.fromEntries(
    listFolder(join(root, 'dist')).map((name) => [
      name,
      hash(readFileSync(join(root, 'dist', name))),
    ]),
  )

/** Pages that name docs of every category or count them, and the one that is never reused. */
const overviews = ['', '404.html', 'docs', 'offline']
const pagesIn = (folder: string) => names.map((name) => `docs/${folder}/${name}`)

describe('of a large site, a build reads and renders only', { timeout: 60_000 }, () => {
  it('the doc whose text has changed', async () => {
    const site = openLarge()
    // Of a file that was changed just now, a build cannot know whether it was changed again.
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    onTestFinished(() => now.mockRestore())
    const first = await site.build()
    expect(first.readFiles).toBeGreaterThanOrEqual(folders.length * names.length)
    site.write('content/zh/docs/g05/d05.md', page('Doc g05 d05', 'New.', 'sidebar_position: 6'))
    const { written, readFiles } = await buildAgain(site)
    expect(readFiles).toBeLessThan(10)
    expect(written.filter((name) => !overviews.includes(name))).toEqual(['docs/g05/d05'])
    expect(site.read('docs/g05/d05/index.html')).toContain('New.')
  })
})

describe('of a large site, a build renders only', { timeout: 60_000 }, () => {
  it('the category of a doc that is added, moved or removed, and the overviews', async () => {
    const site = openLarge()
    await site.build()
    site.write('content/zh/docs/g05/d20.md', page('Added', 'A text.', 'sidebar_position: 21'))
    const { written: added } = await buildAgain(site)
    // The next category begins with a link back to the doc.
    const around = [...pagesIn('g05'), 'docs/g06/d00']
    expect(added.filter((name) => !overviews.includes(name))).toEqual(
      [...around, 'docs/g05/d20'].sort(),
    )

    site.write('content/zh/docs/g05/d20.md', page('Added', 'A text.', 'sidebar_position: 4.5'))
    const { written: moved } = await buildAgain(site)
    expect(moved.filter((name) => !overviews.includes(name))).toEqual(
      [...around, 'docs/g05/d20'].sort(),
    )

    renameSync(
      join(site.root, 'content/zh/docs/g05/d20.md'),
      join(site.root, 'content/zh/docs/g08/d20.md'),
    )
    const { written: renamed } = await buildAgain(site)
    expect(renamed.filter((name) => !overviews.includes(name))).toEqual(
      [...pagesIn('g05'), ...pagesIn('g08'), 'docs/g08/d20'].sort(),
    )
    const amended = contents(site)
    rmSync(join(site.root, '.cache'), { recursive: true })
    await site.build()
    expect(contents(site)).toEqual(amended)
  })

  it('the last window of a level to which a category is added at its end, and the overviews', async () => {
    const category = (at: number) => `c${String(at).padStart(2, '0')}`
    const docsOf = (at: number) =>
      ['a', 'b', 'c'].map((name) => [`content/zh/docs/${category(at)}/${name}.md`, page(name)])
    const site = openFixture(
      {
        ...Object.fromEntries(Array.from({ length: 70 }, (_, at) => docsOf(at)).flat()),
        'content/zh/blog/2022-01-01-hello.md': '',
      },
      { locales: [{ id: 'zh' }], posts: [] },
    )
    await site.build()
    site.write(`content/zh/docs/${category(70)}/a.md`, page('Added'))
    const { written: rendered } = await buildAgain(site)
    const rendersIn = (at: number) => rendered.includes(`docs/${category(at)}/b`)
    // The home page of the docs is before the categories, so the last window begins with c59.
    expect([0, 28, 58].map(rendersIn)).toEqual([false, false, false])
    expect([59, 69].map(rendersIn)).toEqual([true, true])
  })
})
