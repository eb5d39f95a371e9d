import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { CacheStore } from '../../cache/cacheStore.ts'
import { plainSite } from '../../config/plainSite.testing.ts'
import { publicationTime } from '../../content/publicationTime.ts'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { noCode } from '../../site-code/loadedCode.ts'
import { createContentLoader } from '../contentLoader.ts'
import { shownBy, startContent } from './devFixture.testing.ts'
import { a, docA, files, otherEdits, page, textEdits } from './edits.testing.ts'

/** Loads content as the start of a dev server does, and stores it. */
async function start(root: string, now = Date.now): Promise<string> {
  const loader = createContentLoader({
    root,
    config: plainSite,
    drafts: true,
    now,
    storesContent: true,
    cache: new CacheStore(join(root, '.cache'), { isTrusted: true, now: now() }),
  })
  await loader.load(noCode)
  await loader.close()
  return root
}

const started = (own: Readonly<Record<string, string | Buffer>> = files) =>
  start(temporaryFolder(own))

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** Whether a start used what is stored, and whether it shows the same as one that reads all content. */
async function startAgain(root: string, now = Date.now) {
  const keepAll = vi.spyOn(CacheStore.prototype, 'keepAll')
  const { content } = await startContent(root, { storesContent: true, now })
  const isStored = keepAll.mock.calls.length > 0
  keepAll.mockRestore()
  const shown = await shownBy(content)
  const fresh = await shownBy((await startContent(root, { now })).content)
  expect(shown).toBe(fresh)
  return { isStored }
}

describe('a start after another', () => {
  it('reads no content', async () => {
    expect(await startAgain(await started())).toEqual({ isStored: true })
  })

  it.each(textEdits)('reads an edited text alone: %s', async (_, file, text) => {
    const root = await started()
    write(root, file, text)
    expect(await startAgain(root)).toEqual({ isStored: true })
  })

  it('reads all texts alone that were edited', async () => {
    const root = await started()
    for (const [, file, text] of textEdits) write(root, file, text)
    expect(await startAgain(root)).toEqual({ isStored: true })
  })

  it.each(otherEdits)('reads all content after another edit: %s', async (_, file, text) => {
    const root = await started()
    write(root, file, text)
    expect(await startAgain(root)).toEqual({ isStored: false })
  })

  const otherChanges: readonly [string, (root: string) => void][] = [
    ['a new text', (root) => write(root, 'content/zh/docs/new.md', page('New'))],
    ['a deleted text', (root) => rmSync(join(root, 'content/zh/docs/b.md'))],
    [
      'a renamed text',
      (root) => renameSync(join(root, 'content/zh/docs/b.md'), join(root, 'content/zh/docs/c.md')),
    ],
    ['a new translation', (root) => write(root, 'content/en/docs/b.md', page('B', 'Translated.'))],
    ['a declared tag', (root) => write(root, 'content/tags.yml', 'blog:\n  a: Other\n  b: B\n')],
    ['a new file with the name of a link', (root) => write(root, 'public/x.txt', 'x')],
  ]
  it.each(otherChanges)('shows %s', async (_, change) => {
    const root = await started()
    change(root)
    await startAgain(root)
  })

  it('finds files that are the same, with other times', async () => {
    const root = await started()
    utimesSync(join(root, docA), 1, 1)
    expect(await startAgain(root)).toEqual({ isStored: true })
  })

  it('resolves links, files and aliases of an edited text as before', async () => {
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
    const text = page('C', '[A](./a.md) ![Dot](./dot.svg)', 'aliases: [/old]')
    const root = await started({ ...files, 'content/zh/docs/c.md': text })
    write(root, 'content/zh/docs/c.md', `${text}\nMore.\n`)
    expect(await startAgain(root)).toEqual({ isStored: true })
    write(root, 'content/zh/docs/dot.svg', picture.replaceAll('1', '2'))
    expect(await startAgain(root)).toEqual({ isStored: false })
  })

  it('repeats warnings, without those of a text that was corrected', async () => {
    const wrong = `${a}\n<b>\n`
    const root = await started({ ...files, [docA]: wrong })
    expect(await startAgain(root)).toEqual({ isStored: true })
    write(root, docA, a)
    expect(await startAgain(root)).toEqual({ isStored: true })
  })

  it('reads a text again that was wrong as a file', async () => {
    const root = await started({
      ...files,
      [docA]: Buffer.from(a.replace('words', 'w\u00e9'), 'latin1'),
    })
    write(root, docA, a)
    await startAgain(root)
  })

  it('has the days of a commit that was made since', async () => {
    const root = temporaryFolder(files)
    const commit = (day: string) => {
      const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T00:00:00Z` }
      const author = ['-c', 'user.name=a', '-c', 'user.email=a@b.c']
      for (const args of [
        ['add', 'content'],
        [...author, 'commit', '-q', '-m', day],
      ])
        execFileSync('git', args, { cwd: root, env })
    }
    execFileSync('git', ['init', '-q'], { cwd: root })
    await start(root)
    commit('2022-03-04')
    // Pages that had no day get one.
    expect(await startAgain(root)).toEqual({ isStored: false })
    await start(root)
    write(root, docA, `${a}\nMore.\n`)
    commit('2022-05-06')
    expect(await startAgain(root)).toEqual({ isStored: true })
  })

  it.each([
    [-1, true],
    [0, false],
  ])(
    '%i ms after a scheduled text is published uses what is stored: %s',
    async (after, isStored) => {
      const later = page('Later', 'Words.', 'date: 2030-05-01 00:00')
      const from = publicationTime('2030-05-01 00:00', plainSite.timeZone)
      const root = await start(temporaryFolder({ ...files, 'content/zh/docs/later.md': later }))
      expect(await startAgain(root, () => from + after)).toEqual({ isStored })
    },
  )

  it.each([
    [2, true],
    [3, false],
  ])('%i days later uses what is stored: %s', async (days, isStored) => {
    const day = 24 * 60 * 60 * 1000
    const root = await start(temporaryFolder(files), () => Date.now() - days * day)
    expect(await startAgain(root)).toEqual({ isStored })
  })

  it('does without what is stored, where it is damaged or gone', async () => {
    const root = await started()
    const file = join(root, '.cache/devContent')
    const bytes = readFileSync(file)
    bytes[bytes.length - 10] = (bytes.at(-10) ?? 0) ^ 1
    writeFileSync(file, bytes)
    expect(await startAgain(root)).toEqual({ isStored: false })
    rmSync(file)
    expect(await startAgain(root)).toEqual({ isStored: false })
  })

  it('stores no content with errors', async () => {
    const root = await started({ ...files, [docA]: a.replace('title: A', 'titel: A') })
    expect(await startAgain(root)).toEqual({ isStored: false })
  })
})
