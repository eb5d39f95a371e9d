import { join } from 'node:path'
import { expect, it } from 'vitest'
import { defineSite } from '../../src/config/defineSite.ts'
import { plainSettings } from '../../src/config/plainSettings.testing.ts'
import type { SiteSettings } from '../../src/config/site.ts'
import { formatDiagnostics } from '../../src/content/diagnostic.ts'
import { checkSite } from '../../src/node/checkSite.ts'
import type { Files } from './fixtureFiles.ts'
import { failureOf, openFixture, page } from './openFixture.ts'

const a = 'content/zh/docs/a.md'
const post = 'content/zh/blog/2022-02-02-b.md'
const both = (text: string) => ({ zh: text, en: text })
const docs = plainSettings.docs ?? {}

interface Mistake {
  readonly files?: Files
  readonly settings?: Partial<SiteSettings>
  /** What an author reads; a string stands for itself. */
  readonly expected: readonly (string | RegExp)[]
}

/** Each is the only mistake of its site. */
const mistakes: Readonly<Record<string, Mistake>> = {
  'a broken link of a text': {
    files: { [a]: page('A', 'x [y](/nope)') },
    expected: [a, '5:3 error: the link /nope leads to no page and no file'],
  },
  'a broken link of the navbar': {
    settings: { navbar: { items: [{ label: both('Nope'), to: '/nope' }] } },
    expected: ['site.config.ts', 'error: navbar.items[0].to: the link /nope leads'],
  },
  'a broken link of the footer': {
    settings: {
      footer: { columns: [{ title: both('A'), links: [{ label: both('B'), to: '/nope' }] }] },
    },
    expected: ['site.config.ts', 'error: footer.columns[0].links[0].to: the link /nope leads'],
  },
  'a broken link of the announcement, in one language': {
    settings: {
      announcement: { id: 'x', html: { zh: 'x', en: 'New: <a href="/en/nope">read</a>' } },
    },
    expected: ['site.config.ts', 'error: announcement.html: the link /en/nope leads'],
  },
  'a broken link of a shortcut': {
    settings: { shortcuts: [{ keys: 'g x', label: both('X'), to: '/nope' }] },
    expected: ['site.config.ts', 'error: shortcuts[0].to: the link /nope leads'],
  },
  'a link in HTML': {
    files: { [a]: page('A', 'x\n\n<p>y\n<a href="/nope">z</a></p>') },
    expected: [a, '8:1 error: the link /nope leads'],
  },
  'a picture in HTML that does not exist': {
    files: { [a]: page('A', 'x <img src="/nope.png" alt="">') },
    expected: [a, '5:3 error: the link /nope.png leads'],
  },
  'a frame that does not exist': {
    files: { [a]: page('A', '<iframe src="/nope/" title="x"></iframe>') },
    expected: [a, '5:1 error: the link /nope/ leads'],
  },
  'a complete address of the site itself': {
    files: { [a]: page('A', '[x](https://fixture.example/docs/nope)') },
    expected: [a, '5:1 error: the link https://fixture.example/docs/nope leads'],
  },
  'the address of a known author': {
    files: {
      'content/authors.yml': 'me:\n  name: Me\n  url: /nope\n',
      [post]: page('B', 'x', 'authors: me'),
    },
    expected: ['content/authors.yml', '3:3 error: the link /nope leads'],
  },
  'the address of an author of a post': {
    files: { [post]: page('B', 'x', 'authors: { name: Me, url: example.com }') },
    expected: [post, '3:1 error: the link /example.com leads'],
  },
  'an id that is given twice': {
    files: { [a]: page('A', '## One {#one}\n\nx <span id="one">y</span>') },
    expected: [a, '7:3 error: the id "one" is given twice'],
  },
  'a link to a section that does not exist': {
    files: { [a]: page('A', '## One\n\n[x](#two)') },
    expected: [a, '7:1 warning: the link #two on /docs/a leads to no section'],
  },
  'a main doc that does not exist': {
    settings: { docs: { ...docs, mainDoc: 'start' } },
    expected: ['site.config.ts', 'error: docs.mainDoc names the doc "start"'],
  },
  'a sidebar of a folder that does not exist': {
    files: { 'content/zh/docs/guide/x.md': page('X') },
    settings: { docs: { ...docs, sidebars: { guide: { folder: 'gide' } } } },
    expected: ['site.config.ts', /the folder "gide", which has no docs\n +Did you mean "guide"/],
  },
  'a version of a folder that does not exist': {
    settings: {
      docs: {
        title: both('Docs'),
        versions: [
          { name: 'current', label: '2.0' },
          { name: 'v1', label: '1.0', path: '/docs/v1' },
        ],
      },
    },
    expected: ['site.config.ts', 'error: docs.versions: "v1" begins at /docs/v1'],
  },
  'two docs at one address': {
    files: { [a]: page('A'), 'content/zh/docs/a/index.md': page('B') },
    expected: [a, /warning: .*\/docs\/a and the one of .*\/a\/index\.md/],
  },
  'a page at the address of a file of public/': {
    files: { [a]: page('A'), 'public/docs/a/index.html': 'x' },
    expected: ['public/docs/a/index.html', `warning: the page /docs/a (${a}) takes the place`],
  },
  'a page below a file of public/': {
    files: { [a]: page('A'), 'public/docs/a': 'x' },
    expected: ['public/docs/a', 'error: the build needs a folder'],
  },
  'a file of public/ that the build writes': {
    files: { 'public/en/sitemap.xml': 'x' },
    expected: ['public/en/sitemap.xml', 'warning: the build writes a file of this name'],
  },
  'a translation without an original': {
    files: { 'content/en/docs/b.md': page('B') },
    expected: ['content/en/docs/b.md', 'warning: it is the translation of content/zh/docs/b.md'],
  },
  'texts of an unknown locale': {
    files: { 'content/fr/docs/a.md': page('A'), 'content/fr/docs/b.md': page('B') },
    expected: ['content/fr', 'warning: there is no locale "fr", so 2 texts are left out'],
  },
  'texts of an unknown collection': {
    files: { 'content/zh/recipes/a.md': page('A') },
    expected: [
      'content/zh/recipes',
      /no collection "recipes", so a text is left out\n +Add .*'rec/,
    ],
  },
  'a text outside of any collection': {
    files: { 'content/zh/a.md': page('A') },
    expected: ['content/zh', 'warning: texts are in the folder of a collection'],
  },
  'a text with another ending': {
    files: { 'content/zh/docs/c.MD': page('C') },
    expected: ['content/zh/docs/c.MD', /does not end with \.MD.*\n +Rename it to c\.md\./],
  },
}

it.each(Object.entries(mistakes))('check and build report the same: %s', async (_, mistake) => {
  const { files = {}, settings = {}, expected } = mistake
  const plain = { 'content/zh/docs/index.md': '', 'content/zh/docs/start-here.md': page('Start') }
  const site = openFixture({ ...plain, ...files }, settings)
  const { diagnostics } = await checkSite({
    root: site.root,
    config: defineSite({ ...plainSettings, ...settings }, {}),
    cacheDir: join(site.root, '.cache'),
  })
  const checked = formatDiagnostics(diagnostics.filter(({ severity }) => severity !== 'suggestion'))
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error')
  const built = hasErrors ? await failureOf(site) : (await site.build()).warningText
  // A build that fails because of links also names the setting for that.
  expect(built.replace(/\n\nlinks in site\.config\.ts .*$/, '')).toBe(checked)
  for (const text of expected)
    expect(checked).toEqual(
      typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text),
    )
})
