import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Recording } from '../../cache/recording.ts'
import { shownBy, startContent, startFixture } from './devFixture.testing.ts'
import { a, docA, files, otherEdits, page, textEdits } from './edits.testing.ts'

describe('after an edit of the running text', () => {
  it.each(textEdits)(
    '(%s) the content is what a new start reads, and one text was read',
    async (_, file, text) => {
      const { root, content, loadCount, write } = await startFixture(files)
      write(file, text)
      const recording = new Recording(root)
      expect(await recording.run(() => content.update([join(root, file)]))).toBe(true)
      expect([recording.readCount, loadCount()]).toEqual([1, 0])
      expect(await shownBy(content)).toBe(await shownBy((await startContent(root)).content))
    },
  )

  it('and all others after it, the content is what a new start reads', async () => {
    const { root, content, write } = await startFixture(files)
    for (const [, file, text] of textEdits) {
      write(file, text)
      expect(await content.update([join(root, file)])).toBe(true)
    }
    expect(await shownBy(content)).toBe(await shownBy((await startContent(root)).content))
  })

  it('a translation is marked that was made from the text before', async () => {
    const { root, content, write } = await startFixture(files)
    const translation = () =>
      content.loaded.content.locales['en']?.docs.find(({ path }) => path === '/docs/a')
    expect(translation()?.stale).toBe(false)
    write(docA, `${a}\nMore.\n`)
    await content.update([join(root, docA)])
    expect(translation()?.stale).toBe(true)
  })
})

describe('after any other edit', () => {
  it.each(otherEdits)(
    '(%s) a text alone is not enough, and nothing is changed',
    async (_, file, text) => {
      const { root, content, write } = await startFixture(files)
      const before = await shownBy(content)
      write(file, text)
      expect(await content.update([join(root, file)])).toBe(false)
      expect(await shownBy(content)).toBe(before)
    },
  )

  it('nothing is read alone while there are errors, because an older version is shown', async () => {
    const { root, content, write } = await startFixture(files)
    write(docA, a.replace('title: A', 'titel: A'))
    await content.reload()
    write('content/zh/docs/b.md', page('B', 'Other words.'))
    expect(await content.update([join(root, 'content/zh/docs/b.md')])).toBe(false)
  })

  it('a file that is no text, or is gone, is not read alone', async () => {
    const { root, content, remove } = await startFixture(files)
    remove(docA)
    expect(await content.update([join(root, docA)])).toBe(false)
    expect(await content.update([join(root, 'content/zh/docs/new.md')])).toBe(false)
  })
})

it('a kind of page of the site that takes over a text when its pages are listed shows an edit of it', async () => {
  const { root, content, write, loadCount } = await startFixture({
    ...files,
    'site.code.ts': `import { definePage, defineSiteCode } from 'awning'
      const digest = definePage({
        kind: 'digest',
        routes: ({ content }) => [
          { path: '/digest', page: { kind: 'digest', texts: content.docs.map((doc) => doc.description) } },
        ],
        Page: () => import('./Digest.tsx'),
      })
      export default defineSiteCode({ pages: [digest] })`,
  })
  const digest = () => JSON.stringify(content.routes.route('/digest').route.page)
  expect(digest()).toContain('First words of A.')
  write(docA, a.replace('First', 'Other first'))
  expect(await content.update([join(root, docA)])).toBe(true)
  expect(digest()).toContain('Other first words of A.')
  expect(loadCount()).toBe(0)
})

describe('the next start', () => {
  /** How many files it reads. */
  async function nextStart(fixture: Readonly<Record<string, string>>): Promise<number> {
    const { root, content } = await startFixture(fixture)
    const shown = await shownBy(content)
    // A file that was written just now may still change without a trace in its times.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    onTestFinished(() => void vi.useRealTimers())
    const { save } = await startContent(root)
    save()
    const read = vi.spyOn(Recording.prototype, 'countRead')
    const { content: next } = await startContent(root)
    const count = read.mock.calls.length
    read.mockRestore()
    expect(await shownBy(next)).toBe(shown)
    return count
  }

  it('reads no doc with front matter that has not changed, however many there are', async () => {
    const docs = Array.from({ length: 20 }, (_, at) => [
      `content/zh/docs/more/${at}.md`,
      page(`Doc ${at}`),
    ])
    const more = { ...files, ...Object.fromEntries(docs) }
    expect(await nextStart(more)).toBe(await nextStart(files))
  })
})

describe('a page that is requested', () => {
  it('is shown although its text is damaged in the cache', async () => {
    const { root, content, save } = await startFixture(files)
    save()
    const log = join(root, '.cache/texts/entries.log')
    writeFileSync(log, readFileSync(log).fill(0, 20))
    const shown = await content.use(async () =>
      JSON.stringify(content.routes.route('/docs/a').route),
    )
    expect(shown).toContain('First words of A.')
  })
})
