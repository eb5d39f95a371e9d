import { describe, expect, it } from 'vitest'
import { parseSettings } from '../defineSite.ts'

/** The options that are wrong in settings which are right but for what is given. */
function wrongOptions(given: object): string[] {
  try {
    parseSettings({ url: 'https://a.example', title: 'A', locales: twoLocales, ...given }, {})
    return []
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error))
    return [...message.matchAll(/^ {2}([^:]+): /gm)].map(([, option = '']) => option)
  }
}

const twoLocales = [{ id: 'en' }, { id: 'fr' }]
const two = ['a', 'b']
const post = (own: object) => ({ posts: [{ id: 'blog', ...own }] })
const docs = (own: object) => ({ docs: own })
const paths = (...given: object[]) =>
  docs({ paths: given.map((path) => ({ id: 'new', title: 'N', docs: two, ...path })) })
const versions = (...given: object[]) =>
  docs({ versions: given.map((version) => ({ name: 'a', label: 'A', ...version })) })
const shortcuts = (...keys: string[]) => ({
  shortcuts: keys.map((key) => ({ keys: key, label: 'x', to: '/' })),
})
const colors = (accent: unknown) => ({ theme: { colors: { accent } } })
const fonts = (text: unknown) => ({ theme: { fonts: { text } } })
const css = (file: unknown) => ({ theme: { css: file } })
const logo = (own: object) => ({ logo: own })
const link = (own: object) => ({ navbar: { items: [{ label: 'x', to: '/x', ...own }] } })
const menu = (own: object) => ({ navbar: { items: [{ label: 'x', ...own }] } })
const head = (element: object) => ({ head: [element] })
const policy = (source: string) => ({ contentSecurityPolicy: { 'img-src': [source] } })
const giscus = { repo: 'a/b', repoId: 'R', category: 'C', categoryId: 'D' }
const comments = (own: object) => ({ comments: { giscus, ...own } })
const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id }))

/** The option, what it may be, and what it may not be. */
const rules: readonly (readonly [string, readonly object[], readonly object[]])[] = [
  [
    'url',
    [{ url: 'http://localhost:3000' }],
    [
      { url: 'https://a.example/' },
      { url: 'https://a.example/docs' },
      { url: 'https://a.example?x' },
      { url: 'https://u:p@a.example' },
      { url: 'ftp://a.example' },
      { url: 'javascript:alert(1)' },
      { url: 'a.example' },
      { url: undefined },
    ],
  ],
  [
    'base',
    [{ base: '/' }, { base: '/a/b/' }, { base: '/c++/' }, { base: '/~a_b.c-d/' }],
    ['a/', '/a', '', '/a b/', '/a%20b/', '/a"b/', '/é/', '/商店/'].map((base) => ({ base })),
  ],
  [
    'title',
    [{ title: 'A' }, { title: { en: 'A' } }, { title: { en: 'A', fr: 'B' } }],
    [{ title: '' }, { title: { fr: 'B' } }, { title: 1 }],
  ],
  ['title.fr', [{ title: { en: 'A', fr: 'B' } }], [{ title: { en: 'A', fr: '' } }]],
  ['title.fre', [{ title: { en: 'A', fr: 'B' } }], [{ title: { en: 'A', fre: 'B' } }]],
  ['docs.title.de', [docs({ title: { en: 'A' } })], [docs({ title: { en: 'A', de: 'B' } })]],
  [
    'tagline',
    [{ tagline: '' }, { tagline: { en: 'a' } }],
    [{ tagline: 1 }, { tagline: { fr: 'a' } }],
  ],
  ['repository', [{ repository: 'https://c.example/x' }, {}], [{ repository: 'here' }]],
  ['editUrl', [{ editUrl: 'https://c.example/edit/' }, {}], [{ editUrl: '/edit' }]],
  ['locales', [{ locales: [{ id: 'en' }] }], [{ locales: [] }, { locales: 'en' }]],
  [
    'locales[0].id',
    [{ locales: [{ id: 'pt-BR' }] }],
    [
      { locales: [{ id: '1' }] },
      { locales: [{ id: 'a/b' }] },
      { locales: [{ id: 'assets', lang: 'en' }] },
      { locales: [{ id: 'Search', lang: 'en' }] },
    ],
  ],
  [
    'locales[1].id',
    [{ locales: [{ id: 'en' }, { id: 'fr' }] }],
    [{ locales: [{ id: 'en' }, { id: 'en' }] }],
  ],
  [
    'locales[0].lang',
    [{ locales: [{ id: 'main', lang: 'en-GB' }] }],
    [{ locales: [{ id: 'en', lang: 'not a tag' }] }],
  ],
  [
    'locales[0].dir',
    [{ locales: [{ id: 'en', dir: 'rtl' }] }],
    [{ locales: [{ id: 'en', dir: 'up' }] }],
  ],
  [
    'locales[0].label',
    [{ locales: [{ id: 'en', label: 'E' }] }],
    [{ locales: [{ id: 'en', label: '' }] }],
  ],
  [
    'locales[0]',
    [{ locales: [{ id: 'handbook-x', lang: 'en' }] }],
    [{ locales: [{ id: 'handbookx' }] }],
  ],
  ['defaultLocale', [{ defaultLocale: 'fr' }], [{ defaultLocale: 'de' }]],
  ['strings.de', [{ strings: { fr: {} } }], [{ strings: { de: {} } }]],
  ['strings.en.nxt', [{ strings: { en: { next: 'On' } } }], [{ strings: { en: { nxt: 'On' } } }]],
  [
    'docs.path',
    [docs({ path: '/d' }), docs({ path: '/d/e' })],
    [docs({ path: 'd' }), docs({ path: '/d/' })],
  ],
  ['docs.title', [docs({ title: 'D' })], [docs({ title: '' })]],
  [
    'docs.accent',
    [
      docs({ accent: 'teal' }),
      docs({ accent: '#ABC' }),
      docs({ accent: { light: '#fff', dark: '#000' } }),
    ],
    [docs({ accent: 'pink' }), docs({ accent: '#abcd' })],
  ],
  [
    'docs.sidebars.main',
    [docs({ sidebars: { main: { folder: 'a' } } }), docs({ sidebars: { main: { items: [] } } })],
    [docs({ sidebars: { main: 'a' } })],
  ],
  [
    'docs.sidebars.main.items[0]',
    [
      docs({
        sidebars: { main: { items: ['a', { label: 'b', items: [{ label: 'c', items: ['d'] }] }] } },
      }),
    ],
    [docs({ sidebars: { main: { items: [1] } } })],
  ],
  ['docs.paths', [paths(...six), paths()], [paths(...six, { id: 'g' }), paths({}, {})]],
  ['docs.paths[0].id', [paths({ id: 'a-1' })], [paths({ id: 'Neu' }), paths({ id: '新手' })]],
  [
    'docs.paths[0].docs',
    [paths({ docs: two })],
    [paths({ docs: ['a'] }), paths({ docs: ['a', 'a'] })],
  ],
  ['docs.mainDoc', [docs({ mainDoc: 'a/index' })], [docs({ mainDoc: 1 })]],
  [
    'docs.version.name',
    [
      docs({ version: { name: 'a', label: '' } }),
      docs({ version: { name: 'a', label: 'A' }, versions: [{ name: 'a', label: 'A' }] }),
    ],
    [
      docs({ version: { name: '', label: 'A' } }),
      docs({ version: { name: 'b', label: 'B' }, versions: [{ name: 'a', label: 'A' }] }),
    ],
  ],
  ['docs.versions', [versions({}), versions({}, { name: 'b' })], [versions(), versions({}, {})]],
  [
    'docs.versions[0].banner',
    [versions({ banner: 'unmaintained' })],
    [versions({ banner: 'old' })],
  ],
  ['docs.versions[0].path', [versions({ path: '/docs/v1' })], [versions({ path: 'v1' })]],
  ['docs.keepVersion', [docs({ keepVersion: false })], [docs({ keepVersion: 'no' })]],
  ['docs.readingTime', [docs({ readingTime: true })], [docs({ readingTime: 'yes' })]],
  [
    'posts[0].id',
    [post({ id: '博客' }), post({ id: 'a-b_1' })],
    [post({ id: 'docs' }), post({ id: 'a/b' }), post({ id: '' })],
  ],
  ['posts[1].id', [{ posts: [{ id: 'a' }, { id: 'b' }] }], [{ posts: [{ id: 'a' }, { id: 'a' }] }]],
  ['posts[0].path', [post({ path: '/news' })], [post({ path: 'news' })]],
  [
    'posts[0].kind',
    [post({ kind: 'article' }), post({ kind: 'film' })],
    [post({ kind: '' }), post({ kind: 3 })],
  ],
  [
    'posts[0].sidebarCount',
    [post({ sidebarCount: 0 }), post({ sidebarCount: 'all' })],
    [post({ sidebarCount: -1 }), post({ sidebarCount: 'some' }), post({ sidebarCount: 1.5 })],
  ],
  ['posts[0].pageSize', [post({ pageSize: 1 })], [post({ pageSize: 0 }), post({ pageSize: 1.5 })]],
  ['posts[0].readingTime', [post({ readingTime: false })], [post({ readingTime: 1 })]],
  ['posts[0].archivePageSize', [post({ archivePageSize: 1 })], [post({ archivePageSize: 0 })]],
  [
    'navbar.items[0].to',
    [link({ to: 'https://x.example' }), link({ to: 'mailto:a@x.example' })],
    [link({ to: '' }), link({ to: 'x' }), link({ to: 'javascript:x' }), link({ to: 1 })],
  ],
  [
    'navbar.items[0].icon',
    [link({ icon: 'github' }), link({ icon: '/a.svg' }), link({ icon: 'x', look: 'icon' })],
    [link({ icon: 'githbu' }), link({ icon: 'https://x.example/a.svg' }), link({ look: 'icon' })],
  ],
  ['navbar.items[0].look', [link({ look: 'button' })], [link({ look: 'pill' })]],
  ['navbar.items[0].position', [link({ position: 'end' })], [link({ position: 'right' })]],
  [
    'navbar.items[0].items',
    [menu({ items: [{ label: 'a', to: '/a' }] })],
    [menu({ items: [] }), menu({ items: 'a' })],
  ],
  [
    'navbar.items[0].items[0].to',
    [menu({ items: [{ label: 'a', to: '/a' }] })],
    [menu({ items: [{ label: 'a', to: 'data:x' }] }), menu({ items: [{ label: 'a' }] })],
  ],
  [
    'shortcuts[0].to',
    [{ shortcuts: [{ keys: 'g a', label: 'x', to: 'https://x.example' }] }],
    [{ shortcuts: [{ keys: 'g a', label: 'x', to: 'javascript:x' }] }],
  ],
  ['navbar.items[0].label', [link({ label: { en: 'x' } })], [link({ label: '' })]],
  ['navbar.hideOnScroll', [{ navbar: { hideOnScroll: true } }], [{ navbar: { hideOnScroll: 1 } }]],
  ['footer.copyright', [{ footer: { copyright: '' } }], [{ footer: { copyright: 2022 } }]],
  [
    'footer.columns[0].links',
    [{ footer: { columns: [{ title: 'x', links: [] }] } }],
    [{ footer: { columns: [{ title: 'x' }] } }],
  ],
  ['footer', [{ footer: false }, { footer: { text: 'a' } }], [{ footer: true }, { footer: 'a' }]],
  [
    'footer.text',
    [{ footer: { text: 'a [b](/c) and [d](mailto:e@x.example)' } }],
    [{ footer: { text: '[b](javascript:x)' } }, { footer: { text: '[b](c)' } }],
  ],
  [
    'footer.copyright.fr',
    [{ footer: { copyright: { en: '[a](/a)', fr: '[a](/a)' } } }],
    [{ footer: { copyright: { en: '[a](/a)', fr: '[a](data:a)' } } }],
  ],
  [
    'footer.columns[0].text',
    [{ footer: { columns: [{ text: '[a](/a)' }] } }],
    [{ footer: { columns: [{ text: '[a](a)' }] } }],
  ],
  [
    'footer.columns[0].links[0].to',
    [{ footer: { columns: [{ links: [{ label: 'x', to: 'https://x.example' }] }] } }],
    [{ footer: { columns: [{ links: [{ label: 'x', to: 'javascript:x' }] }] } }],
  ],
  ['favicon', [{ favicon: '/a.svg' }, { favicon: ['/a.ico', '/b.png'] }], [{ favicon: 'a.svg' }]],
  [
    'head[0].attrs.src',
    [head({ tag: 'script', attrs: { src: '/a.js' } })],
    [head({ tag: 'script', attrs: { src: 'javascript:x' } })],
  ],
  [
    'head[0].tag',
    [head({ tag: 'style', content: 'a {}' })],
    [head({ tag: 'base' }), head({ tag: 'title', content: 'a' })],
  ],
  [
    'head[0].content',
    [head({ tag: 'script', content: 'a' })],
    [head({ tag: 'script' }), head({ tag: 'script', content: '</script>' })],
  ],
  [
    'contentSecurityPolicy.img-src[0]',
    [policy('https://a.example'), policy('https://*.a.example:8080')],
    [policy("'unsafe-inline'"), policy('*'), policy('a.example'), policy('https://a.example/b')],
  ],
  [
    'analytics.ga4.id',
    [{ analytics: { ga4: { id: 'G-ABC123' } } }],
    [{ analytics: { ga4: { id: 'UA-1' } } }, { analytics: { ga4: {} } }],
  ],
  [
    'analytics.umami.src',
    [{ analytics: { umami: { websiteId: 'a', src: 'https://a.example/script.js' } } }],
    [{ analytics: { umami: { websiteId: 'a', src: '/script.js' } } }],
  ],
  ['comments.on[0]', [comments({ on: ['docs'] })], [comments({ on: ['pages'] })]],
  [
    'comments.giscus.repo',
    [comments({})],
    [comments({ giscus: { ...giscus, repo: 'a' } }), comments({ giscus: { ...giscus, repo: '' } })],
  ],
  [
    'announcement.text',
    [{ announcement: { id: 'a', text: '**a** [b](/c)' } }],
    [
      { announcement: { id: 'a' } },
      { announcement: { id: 'a', text: 'x', html: 'x' } },
      { announcement: { id: 'a', text: '[b](javascript:x)' } },
    ],
  ],
  [
    'announcement.html',
    [{ announcement: { id: 'a', html: '<a href="/b">c</a>' } }],
    [
      { announcement: { id: 'a', html: '<a href="javascript:x">c</a>' } },
      { announcement: { id: 'a', html: '<script>c</script>' } },
      { announcement: { id: 'a', html: '<b>c' } },
    ],
  ],
  [
    'announcement.html.fr',
    [{ announcement: { id: 'a', html: { en: 'a', fr: '<b>a</b>' } } }],
    [{ announcement: { id: 'a', html: { en: 'a', fr: '<b>a' } } }],
  ],
  [
    'announcement.id',
    [{ announcement: { id: 'a', html: 'x' } }],
    [{ announcement: { id: '', html: 'x' } }],
  ],
  [
    'shortcuts[0].keys',
    [shortcuts('x'), shortcuts('g x')],
    [shortcuts('g  x'), shortcuts('gx'), shortcuts('d'), shortcuts('d x'), shortcuts('')],
  ],
  [
    'shortcuts[1].keys',
    [shortcuts('g x', 'g y')],
    [shortcuts('g x', 'g x'), shortcuts('g x', 'g'), shortcuts('g', 'g x')],
  ],
  [
    'theme.colors.accent',
    [colors('#b03522'), colors('#FFF'), colors({ light: '#000', dark: '#fff' })],
    [colors('red'), colors('#12345'), colors('#ggg')],
  ],
  ['theme.fonts.text', [fonts('"A B", serif')], [fonts('a;b'), fonts('a{}'), fonts('')]],
  [
    'theme.css',
    [css('./a.css'), css(['./a.css', './b/c.css'])],
    [css('a.css'), css('./a.scss'), css('/a.css')],
  ],
  [
    'logo.image',
    [logo({ image: '/a.svg' }), logo({ image: { light: '/a.svg', dark: '/b.svg' } })],
    [
      logo({ image: 'a.svg' }),
      logo({ image: '//x.example/a.svg' }),
      logo({ image: 'https://x.example/a.svg' }),
    ],
  ],
  [
    'images.formats[0]',
    [['avif', 'webp'], ['webp'], []].map((formats) => ({ images: { formats } })),
    [{ images: { formats: ['jpeg'] } }, { images: { formats: ['AVIF'] } }],
  ],
  ['logo.text', [logo({ text: 'A' })], [logo({ text: '' })]],
  [
    'proseLint.description',
    [{ proseLint: { description: { fr: true } } }],
    [{ proseLint: { description: 'on' } }, { proseLint: { description: { de: true } } }],
  ],
  [
    'links.broken',
    ['ignore', 'log', 'warn', 'error', 'throw'].map((broken) => ({ links: { broken } })),
    [{ links: { broken: 'warning' } }, { links: { broken: true } }],
  ],
  ['links.pictures', [], [{ links: { pictures: 'warn' } }]],
  [
    'timeZone',
    [{ timeZone: 'UTC' }, { timeZone: 'Asia/Shanghai' }],
    [{ timeZone: 'Shanghai' }, { timeZone: '' }, { timeZone: 8 }],
  ],
  ['proseLint.spelling', [], [{ proseLint: { spelling: true } }]],
  ['social', [{ social: false }, { social: {} }], [{ social: true }]],
  ['social.fonts[0]', [{ social: { fonts: ['a.ttf'] } }], [{ social: { fonts: [''] } }]],
  ['offline', [{ offline: false }], [{ offline: 'no' }]],
  ['precompress', [{ precompress: true }], [{ precompress: 'br' }]],
  [
    'cache.remote',
    ['http://127.0.0.1:8080', 'https://cache.example.com/a/', '', undefined].map((remote) => ({
      cache: { remote },
    })),
    [
      'cache.example.com',
      'ftp://cache.example.com',
      'https://user:secret@cache.example.com',
      'https://cache.example.com/?key=secret',
    ].map((remote) => ({ cache: { remote } })),
  ],
  [
    'cache.token',
    [{ cache: { token: 'CACHE_TOKEN' } }, { cache: { token: undefined } }],
    [{ cache: { token: 'c9a1-secret' } }, { cache: { token: '' } }],
  ],
  ['cache.readOnly', [{ cache: { readOnly: true } }], [{ cache: { readOnly: 'yes' } }]],
  [
    'budgets.html',
    [{ budgets: { html: 1 } }, { budgets: { html: false } }],
    [{ budgets: { html: 0 } }, { budgets: { html: true } }],
  ],
  [
    'budgets.styles',
    [{ budgets: { styles: 1 } }],
    [{ budgets: { styles: 0 } }, { budgets: { styles: false } }, { budgets: { styles: 1.5 } }],
  ],
]

describe('the rule of an option', () => {
  it.each(rules)(
    '%s accepts what is right and names itself for what is wrong',
    (option, right, wrong) => {
      for (const given of right) expect([given, wrongOptions(given)]).toEqual([given, []])
      for (const given of wrong) expect([given, wrongOptions(given)]).toEqual([given, [option]])
    },
  )
})
