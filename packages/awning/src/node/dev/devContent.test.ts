import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Recording } from '../../cache/recording.ts'
import { sourceHash } from '../../content/translation/sourceHash.ts'
import { shownBy, startContent, startFixture } from './devFixture.testing.ts'

const page = (title: string, text = 'Words.', ...fields: string[]) =>
  ['---', `title: ${title}`, ...fields, '---', '', text, ''].join('\n')

const a = page('A', 'First words of A.\n\n## Part\n\nSee [B](./b.md).')
const post = page('Hello', 'Beginning.\n\n<!-- truncate -->\n\nEnd.', 'tags: [a]')

const files = {
  'content/zh/docs/index.md': page('Home'),
  'content/zh/docs/a.md': a,
  'content/zh/docs/b.md': page('B', 'Words of B.'),
  'content/zh/docs/plain.md': '# Plain\n\nA text without front matter.\n',
  'content/zh/docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'content/en/docs/a.md': page('A', 'Translated.', `source: ${sourceHash(a)}`),
  'content/zh/blog/2022-01-01-hello.md': post,
  'content/zh/blog/2022-01-02-later.md': page('Later', 'More.', 'tags: [a]'),
  'content/tags.yml': 'blog:\n  a: A\n  b: B\n',
  'pages/about.md': page('About', 'About us.'),
}

const docA = 'content/zh/docs/a.md'
const hello = 'content/zh/blog/2022-01-01-hello.md'

/** Edits of a running text, after which nothing else has to be read. */
const textEdits: readonly [what: string, file: string, text: string][] = [
  ['a sentence at the end', docA, `${a}\nOne more sentence.\n`],
  ['the first sentence, which is the description', docA, a.replace('First', 'Other first')],
  ['a heading', docA, a.replace('## Part', '## Another part')],
  ['a line before a link', docA, a.replace('## Part', '## Part\n\nA line.')],
  ['a warning about the text', docA, a.replace('First words', 'First <b>words')],
  ['the part of a post that lists show', hello, post.replace('Beginning', 'New beginning')],
  ['the end of a post', hello, post.replace('End.', 'New end.')],
  [
    'a translation',
    'content/en/docs/a.md',
    files['content/en/docs/a.md'].replace('ted.', 'ted again.'),
  ],
  ['a page', 'pages/about.md', page('About', 'About all of us.')],
  ['a text without front matter', 'content/zh/docs/plain.md', '# Plain\n\nAnother text.\n'],
]

/** Edits that may change other pages, lists or what is wrong, so that everything is read. */
const otherEdits: readonly [what: string, file: string, text: string][] = [
  ['a title', docA, a.replace('title: A', 'title: New')],
  ['a title that is a heading', 'content/zh/docs/plain.md', '# New\n\nA text.\n'],
  ['a place in the sidebar', docA, a.replace('title: A', 'title: A\nsidebar_position: 9')],
  ['an address', docA, a.replace('title: A', 'title: A\nslug: /elsewhere')],
  ['a comment in the front matter', docA, a.replace('title: A', '# Note\ntitle: A')],
  ['a tag', hello, post.replace('[a]', '[a, b]')],
  ['a draft', docA, a.replace('title: A', 'title: A\ndraft: true')],
  ['the target of a link', docA, a.replace('./b.md', './index.md')],
  ['a link to nothing', docA, a.replace('./b.md', './nothing.md')],
  ['a new link', docA, `${a}\n[Home](./index.md)\n`],
  ['a picture', docA, `${a}\n![Dot](./dot.svg)\n`],
  ['the truncation of a post', hello, post.replace('<!-- truncate -->', '')],
  ['an error in the front matter', docA, a.replace('title: A', 'titel: A')],
  ['front matter that is not closed', docA, '---\ntitle: A\n'],
  [
    'front matter in a text without it',
    'content/zh/docs/plain.md',
    '\n---\ntitle: A\n---\nText.\n',
  ],
  ['everything', docA, ''],
  ['an error in the text', docA, `${a}\n:::tip\nNot closed.\n`],
]

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
