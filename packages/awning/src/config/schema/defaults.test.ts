import { describe, expect, it } from 'vitest'
import { defineSite } from '../defineSite.ts'
import type { SiteSettings } from '../site.ts'

const site = (settings: Partial<SiteSettings> = {}) =>
  defineSite({ url: 'https://a.example', title: 'My docs', ...settings }, {})

describe('a site of which only address and title are given', () => {
  it('is in English, at the root, with docs and nothing else', () => {
    expect(site()).toMatchObject({
      url: 'https://a.example',
      base: '/',
      title: { en: 'My docs' },
      tagline: { en: '' },
      defaultLocale: 'en',
      locales: [{ id: 'en', label: 'English', lang: 'en', dir: 'ltr' }],
      docs: {
        path: '/docs',
        title: { en: 'Docs' },
        description: { en: '' },
        accent: 'site',
        sidebars: { docs: { folder: '.' } },
        paths: [],
        mainDoc: 'index',
        versions: [{ name: 'current', label: '', banner: 'none' }],
        keepVersion: true,
        readingTime: false,
      },
      posts: [],
      navbar: { items: [], hideOnScroll: false },
      footer: { columns: [], copyright: { en: '' } },
      logo: { text: { en: 'M' }, alt: { en: '' } },
      strings: {},
      theme: { colors: {}, fonts: {}, css: [] },
      social: { fonts: [] },
      offline: true,
      precompress: false,
      budgets: {
        html: false,
        styles: 14336,
        inline: 3072,
        script: 122880,
        lab: 12288,
        payload: false,
      },
    })
  })

  it('has no repository, no edit link and no announcement', () => {
    expect(site()).not.toHaveProperty('repository')
    expect(site()).not.toHaveProperty('editUrl')
    expect(site()).not.toHaveProperty('announcement')
  })
})

describe('a text', () => {
  it('that is a string is the same in every language', () => {
    const locales = [{ id: 'en' }, { id: 'fr' }]
    expect(site({ locales }).title).toEqual({ en: 'My docs', fr: 'My docs' })
    expect(site({ locales, title: { en: 'A' } }).title).toEqual({ en: 'A' })
  })

  it('that has a default has it in the language of the reader', () => {
    const locales = [{ id: 'zh' }, { id: 'en' }]
    const { docs, posts } = site({ locales, posts: [{ id: 'blog' }] })
    expect(docs.title).toEqual({ zh: '文档', en: 'Docs' })
    expect(posts[0]?.sidebarTitle).toEqual({ zh: '最近文章', en: 'Recent posts' })
  })

  it('that has a default follows the owner’s words', () => {
    expect(site({ strings: { en: { search: { docs: 'Manual' } } } }).docs.title.en).toBe('Manual')
  })
})

describe('a locale', () => {
  it.each([
    ['zh', '中文', 'ltr'],
    ['fr', 'Français', 'ltr'],
    ['ar', 'العربية', 'rtl'],
    ['he', 'עברית', 'rtl'],
  ])('%s has its name in its own language, and its direction', (id, label, dir) => {
    expect(site({ locales: [{ id }] }).locales).toEqual([{ id, label, lang: id, dir }])
  })

  it('that comes first is the default one', () => {
    expect(site({ locales: [{ id: 'fr' }, { id: 'en' }] }).defaultLocale).toBe('fr')
  })
})

describe('a collection', () => {
  it('needs an id alone', () => {
    expect(site({ posts: [{ id: 'news' }] }).posts).toEqual([
      {
        id: 'news',
        path: '/news',
        kind: 'article',
        title: { en: 'News' },
        description: { en: '' },
        accent: 'site',
        sidebarTitle: { en: 'Recent posts' },
        sidebarCount: 5,
        pageSize: 10,
        archivePageSize: 100,
        readingTime: true,
      },
    ])
  })
})

describe('versions', () => {
  it('are the one that is given, or all of them', () => {
    const only = { name: 'v2', label: '2.x' }
    expect(site({ docs: { version: only } }).docs.versions).toEqual([{ ...only, banner: 'none' }])
    expect(site({ docs: { versions: [only] } }).docs.versions).toEqual([
      { ...only, banner: 'none' },
    ])
  })
})

describe('shortcuts', () => {
  it('lead to home page, docs and collections, each by a letter that is free', () => {
    const posts = ['blog', 'demos', 'diary', 'hhd'].map((id) => ({ id }))
    expect(site({ posts }).shortcuts.map(({ keys, to }) => `${keys} ${to}`)).toEqual([
      'g h /',
      'g d /docs',
      'g b /blog',
      'g e /demos',
      'g i /diary',
    ])
    expect(site().shortcuts[0]?.label).toEqual({ en: 'Home page' })
  })

  it('are the owner’s, where there are any', () => {
    const shortcuts = [{ keys: 'x', label: 'X', to: '/x' }]
    expect(site({ shortcuts }).shortcuts).toEqual([{ keys: 'x', label: { en: 'X' }, to: '/x' }])
    expect(site({ shortcuts: [] }).shortcuts).toEqual([])
  })
})

describe('the logo', () => {
  it('is the first letter of the title, whole', () => {
    expect(site({ title: 'Éa' }).logo.text.en).toBe('É')
    expect(site({ title: '👩‍💻 code' }).logo.text.en).toBe('👩‍💻')
  })

  it('has one picture for both modes, or two', () => {
    expect(site({ logo: { image: '/a.svg' } }).logo.image).toEqual({
      light: '/a.svg',
      dark: '/a.svg',
    })
  })
})

describe('a rule for texts', () => {
  it('is on where it holds for any site, and off where it is a matter of style', () => {
    const { proseLint } = site()
    const isOn = Object.entries(proseLint).filter(([, locales]) => locales['en'])
    expect(isOn.map(([name]) => name)).toEqual(['imageText', 'glossary', 'translationSource'])
  })

  it('is switched for all locales or for some', () => {
    const locales = [{ id: 'en' }, { id: 'fr' }]
    const rules = { description: true, imageText: { fr: false }, parity: { fr: true } }
    expect(site({ locales, proseLint: rules }).proseLint).toMatchObject({
      description: { en: true, fr: true },
      imageText: { en: true, fr: false },
      parity: { en: false, fr: true },
    })
  })
})
