import { beforeAll, describe, expect, it } from 'vitest'
import { en } from '../../src/i18n/en.ts'
import { zh } from '../../src/i18n/zh.ts'
import { checkSite } from '../../src/node/checkSite.ts'
import { defineSite } from '../../src/config/defineSite.ts'
import { plainSettings } from '../../src/config/plainSettings.testing.ts'
import { expectMistake } from './expectMistake.ts'
import { fixtureSite, type FixtureSite } from './fixtureSite.ts'
import { openFixture, page, problemsIn } from './openFixture.ts'

const doc = 'content/zh/docs/a.md'
const settings = {
  redirects: {
    '/old': '/docs/a#part',
    '/en/chat': 'https://chat.example/room?x=1&y=2',
    '/gone.pdf': '/files/new.pdf#page=2',
    '/旧/页': '/docs/a',
    '/en/旧/页': '/blog',
  },
}
const files = {
  [doc]: page(
    'A',
    '## Part {#part}\n\nSee [the old page](/old), [more](former.md).',
    "aliases: ['/first', second, /en/third]",
  ),
  'content/zh/docs/former.md': page('F'),
  'content/en/docs/a.md': page('A in English', '## Part {#part}', 'aliases: [/fourth]'),
  'content/zh/blog/2022-02-02-b.md': page('B', 'x', 'slug: b', 'aliases: [/posts/1]'),
  'pages/about.md': page('About', 'x', 'aliases: [/us/]'),
  'public/files/new.pdf': 'PDF',
  'public/_redirects': '/own /docs 302\n/any/* /docs/:splat 301\n',
}

describe('old addresses', () => {
  let site: FixtureSite
  let warnings: string

  beforeAll(async () => {
    site = fixtureSite(files, settings)
    warnings = (await site.build()).warningText
    return () => site.remove()
  })

  const target = (path: string) =>
    /<link rel="canonical" href="(.*?)">/.exec(site.read(`${path}/index.html`) ?? '')?.[1]

  it('of the settings lead to pages in every language, or in one where they name it', () => {
    expect(target('old')).toBe('https://fixture.example/docs/a#part')
    expect(target('en/old')).toBe('https://fixture.example/en/docs/a#part')
    expect(target('旧/页')).toBe('https://fixture.example/docs/a')
    expect(target('en/旧/页')).toBe('https://fixture.example/en/blog')
    expect(target('chat')).toBeUndefined()
    expect(target('en/chat')).toBe('https://chat.example/room?x=1&amp;y=2')
    expect(target('gone.pdf')).toBe('https://fixture.example/files/new.pdf#page=2')
    expect(target('en/gone.pdf')).toBe('https://fixture.example/files/new.pdf#page=2')
  })

  it('of front matter begin at the root of the language or in the folder of the page', () => {
    const a = 'https://fixture.example/docs/a'
    const inEnglish = 'https://fixture.example/en/docs/a'
    expect([target('first'), target('docs/second'), target('third')]).toEqual([a, a, undefined])
    expect(['first', 'docs/second', 'third', 'fourth'].map((path) => target(`en/${path}`))).toEqual(
      Array(4).fill(inEnglish),
    )
    expect(target('fourth')).toBeUndefined()
    expect(target('posts/1')).toBe('https://fixture.example/blog/b')
    expect(target('us')).toBe('https://fixture.example/about')
  })

  it('are small documents in the language of the page, with a refresh and a link', () => {
    const html = site.read('old/index.html') ?? ''
    expect(html).toContain('<html lang="zh" dir="ltr">')
    expect(html).toContain(zh.moved.title)
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs/a#part">')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('<a href="/docs/a#part">')
    expect(html).toContain('location.replace("/docs/a"+location.search+"#part")')
    expect(html.length).toBeLessThan(1200)
    expect(site.read('en/old/index.html')).toContain(en.moved.title)
  })

  it('tell the app which page to show, and leave everything else to the browser', () => {
    const payload = (path: string) => JSON.parse(site.read(`${path}/index.txt`) ?? '') as object
    expect(payload('old')).toEqual({ build: '', bytes: 0, redirect: '/docs/a#part' })
    expect(payload('gone.pdf')).toEqual({ build: '', bytes: 0 })
    expect(payload('en/chat')).toEqual({ build: '', bytes: 0 })
  })

  it('are rules for hosts that read _redirects, after the site’s own but before its patterns', () => {
    const rules = (site.read('_redirects') ?? '').trim().split('\n')
    expect(rules[0]).toBe('/own /docs 302')
    expect(rules.at(-1)).toBe('/any/* /docs/:splat 301')
    expect(rules).toContain('/old /docs/a#part 301')
    expect(rules).toContain('/en/chat https://chat.example/room?x=1&y=2 301')
    expect(rules).toContain('/%E6%97%A7/%E9%A1%B5 /docs/a 301')
    expect(rules).toContain('/us/ /about 301')
    expect(warnings).not.toContain('_redirects')
  })

  it('are no pages: not in sitemaps, feeds, search, exports and offline areas', () => {
    for (const file of [
      'sitemap.xml',
      'blog/rss.xml',
      'llms.txt',
      'offline/areas.json',
      'search/zh.json',
    ])
      expect(site.read(file), file).not.toMatch(/\/(?:old|first|us)\b|docs\/second|posts\/1/)
  })

  it('are reported where a text links to one, with the new address', async () => {
    const expected = {
      file: doc,
      place: '8:5',
      severity: 'warning',
      message: 'the link /old leads to an old address',
      hint: 'Write /docs/a#part instead.',
    }
    expect(problemsIn(warnings)).toContainEqual(expected)
    const { diagnostics } = await checkSite({
      root: site.root,
      config: defineSite({ ...plainSettings, ...settings }, {}),
      cacheDir: `${site.root}/.cache`,
    })
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ file: doc, line: 8, message: expected.message }),
    )
  })
})

describe('a site without old addresses', () => {
  it('has no _redirects but its own', async () => {
    const site = openFixture({})
    await site.build()
    expect(site.read('_redirects')).toBeUndefined()
  })
})

describe('an old address of a page that is not published yet', () => {
  it('is left out, with a note, until the page is published', async () => {
    const redirects = { '/one': '/docs/draft', '/en/two': '/docs/far#x' }
    const site = openFixture(
      {
        'content/zh/docs/draft.md': page('D', 'x', 'draft: true', 'aliases: [/three]'),
        'content/zh/docs/far.md': page('F', 'x', 'date: 2999-01-01'),
      },
      { redirects },
    )
    const { warnings } = await site.build()
    expect(site.read('_redirects')).toBeUndefined()
    const file = 'site.config.ts'
    expect(warnings.filter((found) => found.file === file)).toMatchObject([
      {
        severity: 'hint',
        message:
          'redirects: /en/two leads to content/zh/docs/far.md, which is scheduled for 2999-01-01 00:00 (UTC), so it is left out',
      },
      {
        severity: 'hint',
        message:
          'redirects: /one leads to content/zh/docs/draft.md, which is a draft, so it is left out',
      },
    ])
    site.write('content/zh/docs/draft.md', page('D', 'x', 'aliases: [/three]'))
    await site.build()
    expect(site.read('_redirects')).toContain('/one /docs/draft 301\n')
    expect(site.read('_redirects')).toContain('/three /docs/draft 301\n')
  })
})

describe('a mistake in an old address', () => {
  const config = 'site.config.ts'
  /** The settings as text, in which the line is found, and as they are used. */
  const inSettings = async (
    redirects: Readonly<Record<string, string>>,
    expected: Parameters<typeof expectMistake>[1],
    more: Readonly<Record<string, string>> = {},
  ) => {
    const lines = Object.entries(redirects).map(([from, to]) => `    '${from}': '${to}',`)
    const text = ['export default {', '  redirects: {', ...lines, '  },', '}'].join('\n')
    await expectMistake({ [config]: text, [doc]: page('A'), ...more }, expected, { redirects })
  }

  it('a target that does not exist is named with its line and the nearest page', async () => {
    await inSettings(
      { '/a': '/docs/a', '/old': '/docs/aa' },
      {
        file: config,
        place: '4:5',
        message: 'redirects: /old leads to /docs/aa, where there is no page and no file',
        hint: 'The nearest page is /docs/a.',
      },
    )
  })

  it('the address of a page', async () => {
    await inSettings(
      { '/docs/a/': '/blog' },
      { file: config, place: '3:5', message: /^redirects: \/docs\/a\/ is the address of content/ },
    )
    await expectMistake(
      { [doc]: page('A', 'x', 'aliases: [/blog]') },
      { file: doc, place: '3:11', message: /^aliases: \/blog is the address of the page \/blog/ },
    )
  })

  it.each(['/robots.txt', '/assets/a', '/blog/rss.xml', '/en/sitemap.xml'])(
    'the address of a file that the build writes: %s',
    async (from) => {
      await inSettings({ [from]: '/docs/a' }, { message: /a file that the build writes/ })
    },
  )

  it('one that leads to two pages', async () => {
    await expectMistake(
      {
        [doc]: page('A', 'x', 'aliases: [/old]'),
        'content/zh/docs/b.md': page('B', 'x', 'aliases:', '  - /x', '  - /old/'),
      },
      {
        file: 'content/zh/docs/b.md',
        place: '5:5',
        message: `aliases: /old/ leads to /docs/a already, as ${doc} says`,
      },
    )
  })

  it('a chain, with the address to write', async () => {
    await inSettings(
      { '/one': '/two', '/two': '/docs/a' },
      {
        place: '3:5',
        message: 'redirects: /one leads to another old address: /one → /two → /docs/a',
        hint: "Write '/docs/a'.",
      },
    )
  })

  it('a circle', async () => {
    const redirects = { '/one': '/two', '/two': '/one' }
    const site = openFixture({}, { redirects })
    const failure = await site.build().catch((error: unknown) => String(error))
    expect(failure).toContain('redirects: /one leads in a circle: /one → /two → /one')
    expect(failure).toContain('redirects: /two leads in a circle: /two → /one → /two')
  })

  it('a file of public at the same address', async () => {
    await inSettings(
      { '/old': '/docs/a' },
      { file: 'public/old', message: /needs a folder in place of this file/ },
      { 'public/old': 'x' },
    )
  })

  it.each([
    ['old', '/docs/a', /must begin with \//],
    ['/', '/docs/a', /must not be the home page/],
    ['/../a', '/docs/a', /must not contain the part "\.\."/],
    ['/a?b', '/docs/a', /must not contain \?/],
    ['/a', 'docs/a', /must be a path or a complete address/],
    ['/a', 'javascript:alert(1)', /must be a path or a complete address/],
  ])('in the settings is refused: %s to %s', (from, to, message) => {
    expect(() => defineSite({ ...plainSettings, redirects: { [from]: to } }, {})).toThrow(message)
  })

  it.each(['../a', 'a//b', '/'])('in front matter is refused: %s', async (alias) => {
    await expectMistake(
      { [doc]: page('A', 'x', `aliases: [${alias}]`) },
      { file: doc, place: '3:11', message: /^aliases\.0: must not/ },
    )
  })
})
