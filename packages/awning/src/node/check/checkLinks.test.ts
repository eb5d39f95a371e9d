import { describe, expect, it } from 'vitest'
import { defineSite } from '../../config/defineSite.ts'
import { plainSettings } from '../../config/plainSettings.testing.ts'
import { plainSite } from '../../config/plainSite.testing.ts'
import type { SiteConfig } from '../../config/site.ts'
import { pageKinds } from '../../pages/pageKinds.ts'
import type { CheckedPage } from './checkedPage.ts'
import { checkLinks } from './checkLinks.ts'

interface PageInput {
  readonly links?: readonly string[]
  readonly ids?: readonly string[]
  readonly locale?: string
  readonly file?: string
  readonly written?: Readonly<Record<string, string>>
}

function page(path: string, input: PageInput = {}): CheckedPage {
  const { links = [], ids = [], locale = 'zh', file, written = {} } = input
  return {
    route: {
      locale,
      path,
      page: path === '/404' ? { kind: 'notFound' } : { kind: 'home' },
      ...(file === undefined ? {} : { file }),
    },
    facts: { links, ids: new Set(ids) },
    written: new Map(
      Object.entries(written).map(([href, text]) => [href, { written: text, line: 7, column: 3 }]),
    ),
  }
}

/** The settings of these tests have no links, which would all be broken. */
const site: SiteConfig = { ...plainSite, navbar: { ...plainSite.navbar, items: [] }, shortcuts: [] }

const check = (pages: CheckedPage[], files: string[] = [], config = site) =>
  checkLinks(pages, new Set(files), config, pageKinds)
const broken = (href: string, files: string[] = [], config = site) => {
  const others = [page('/blog/tags/工具'), page('/docs/a/'), page('/blog', { locale: 'en' })]
  const { brokenLinks } = check(
    [page('/', { links: [href] }), ...others, page('/404')],
    files,
    config,
  )
  return brokenLinks.map(({ message }) => message).join('\n')
}

describe('a link is good', () => {
  it.each([
    '/',
    '/docs/a',
    '/docs/a/',
    '/en/blog',
    '/blog/tags/工具',
    '/blog/tags/%E5%B7%A5%E5%85%B7',
    '/docs/a?x=1#none',
    '#none',
    '?x',
    'https://fixture.example/docs/a',
    'https://other.example/nope',
    'mailto:a@b.example',
  ])('as %s', (href) => {
    expect(broken(href)).toBe('')
  })

  it.each([
    ['/img/x.png', '/img/x.png'],
    ['/files/a%20b.zip', '/files/a b.zip'],
    ['/page', '/page.html'],
    ['/folder', '/folder/index.html'],
    ['/folder/', '/folder/index.html'],
  ])('as %s, when there is the file %s', (href, file) => {
    expect(broken(href, [file])).toBe('')
    expect(broken(href)).not.toBe('')
  })

  it('when it is written relative to its page', () => {
    const pages = [page('/docs/css/a', { links: ['b', '../js/c', './b#x'] })]
    expect(check([...pages, page('/docs/css/b'), page('/docs/js/c')]).brokenLinks).toEqual([])
  })

  it('below the base of the site', () => {
    const config = { ...site, base: '/sub/' }
    expect(broken('/sub/docs/a', [], config)).toBe('')
    expect(broken('/sub/en/blog', [], config)).toBe('')
    expect(broken('/docs/a', [], config)).toContain('/docs/a')
    expect(broken('https://fixture.example/sub/nope', [], config)).toContain('/sub/nope')
    expect(broken('https://fixture.example/other', [], config)).toBe('')
  })
})

describe('a link is broken', () => {
  it.each(['/nope', '/Docs/a', '/docs', '/en/docs/a', '/404', '/%E0%A4%A', 'nope'])(
    'as %s',
    (href) => {
      expect(broken(href)).toContain(`the link ${href} leads to no page`)
    },
  )

  it('also when it leads to our own origin', () => {
    expect(broken('https://fixture.example/nope')).toContain('/nope')
  })
})

describe('the report', () => {
  it('shows a link as it was written, with its position and its resolved address', () => {
    const written = { '/docs/nope': '../docs/nope' }
    const { brokenLinks } = check([page('/docs/a', { links: ['/docs/nope'], written })])
    expect(brokenLinks).toMatchObject([
      {
        file: '/docs/a',
        line: 7,
        column: 3,
        message: 'the link ../docs/nope leads to no page and no file (resolved as /docs/nope)',
      },
    ])
  })

  it('does not show the resolved address if it is the same', () => {
    const written = { '/%E4%B8%AD': '/中' }
    const { brokenLinks } = check([page('/', { links: ['/%E4%B8%AD'], written })])
    expect(brokenLinks.map(({ message }) => message)).toEqual([
      'the link /中 leads to no page and no file',
    ])
  })

  it('names the layout once when one target is broken on five pages, and each page of four', () => {
    const messages = (count: number) => {
      const links = (i: number) => ({ links: ['/nope', `/own${i}`] })
      const pages = Array.from({ length: count }, (_, i) => page(`/p${i}`, links(i)))
      return check(pages).brokenLinks.map(({ message }) => message)
    }
    const ofLayout = (message: string) => /\/nope .*, on 5 pages: .*footer/.test(message)
    expect(messages(5).filter(ofLayout)).toHaveLength(1)
    expect(messages(5)).toHaveLength(6)
    expect(messages(4)).toHaveLength(8)
    expect(messages(4).join()).not.toContain('pages')
  })

  it('names the option of a link of the settings, once for all pages', () => {
    const items = [
      { label: 'A', to: '/nope' },
      { label: 'B', items: [{ label: 'C', to: '/gone' }] },
      { label: 'D', to: 'https://other.example' },
    ]
    const { navbar } = defineSite({ ...plainSettings, navbar: { items } }, {})
    const config = { ...site, navbar }
    const pages = [page('/a', { links: ['/nope'] }), page('/b', { links: ['/nope'] })]
    expect(check(pages, [], config).brokenLinks).toMatchObject([
      { message: 'navbar.items[1].items[0].to: the link /gone leads to no page and no file' },
      {
        file: 'site.config.ts',
        message: 'navbar.items[0].to: the link /nope leads to no page and no file',
      },
    ])
  })

  it('gives the position of each link too, once for all locales that share a text', () => {
    const file = 'content/zh/docs/a.md'
    const pages = ['zh', 'en'].map((locale) => {
      const href = locale === 'zh' ? '/docs/bb' : '/en/docs/bb'
      return page('/docs/a', { locale, file, links: [href], written: { [href]: './bb' } })
    })
    expect(check([...pages, page('/docs/b')]).brokenLinks).toEqual([
      {
        severity: 'error',
        file,
        line: 7,
        column: 3,
        message: 'the link ./bb leads to no page and no file (resolved as /docs/bb)',
        hint: 'The nearest page is /docs/b.',
      },
    ])
  })

  it('names the nearest page as a text has to write it, in the language of the text', () => {
    const config = { ...site, base: '/sub/' }
    const href = '/sub/en/docs/instal'
    const pages = ['zh', 'en'].map((locale) => page('/docs/install', { locale }))
    const text = page('/docs/a', {
      locale: 'en',
      links: [href],
      written: { [href]: '/docs/instal' },
    })
    expect(check([text, ...pages], [], config).brokenLinks[0]?.hint).toBe(
      'The nearest page is /docs/install.',
    )
    const rendered = page('/docs/a', { locale: 'en', links: [href] })
    expect(check([rendered, ...pages], [], config).brokenLinks[0]?.hint).toBe(
      'The nearest page is /sub/en/docs/install.',
    )
  })

  it('says how an address that the build does not know is written', () => {
    const links = ['/zzzzzz']
    const written = { '/zzzzzz': '/zzzzzz' }
    expect(check([page('/', { links, written })]).brokenLinks[0]?.hint).toContain('pathname:///')
    // Settings and components cannot write that.
    expect(check([page('/', { links })]).brokenLinks[0]?.hint).toContain('https://…')
  })
})

describe('a link to a section', () => {
  const anchors = (href: string, ids: string[], input: PageInput = {}) =>
    check([page('/a', { links: [href], ...input }), page('/b', { ids })]).missingAnchors

  it('that exists is good, raw or encoded', () => {
    expect(anchors('/b#数据', ['数据'])).toEqual([])
    expect(anchors('/b/#%E6%95%B0%E6%8D%AE', ['数据'])).toEqual([])
    expect(anchors('#own', [], { ids: ['own'] })).toEqual([])
  })

  it('that does not exist is a warning with the page, the link and the nearest id', () => {
    const input = { file: 'content/zh/a.md', written: { '/b#sectoin': 'b.md#sectoin' } }
    expect(anchors('/b#sectoin', ['section', 'other'], input)).toEqual([
      {
        severity: 'warning',
        file: 'content/zh/a.md',
        line: 7,
        column: 3,
        message: expect.stringMatching(/b\.md#sectoin on \/a .*\/b has no #sectoin/),
        hint: 'The nearest is #section.',
      },
    ])
  })

  it('is compared with the ids of its page, which are read once for all links', () => {
    let reads = 0
    class ReadIds extends Set<string> {
      override [Symbol.iterator]() {
        reads += 1
        return super[Symbol.iterator]()
      }
    }
    const facts = { links: ['#sise', '#shap', '#other'], ids: new ReadIds(['size', 'shape']) }
    const { missingAnchors } = check([{ ...page('/b'), facts }])
    expect(missingAnchors.map(({ hint }) => hint)).toEqual([
      'The nearest is #size.',
      'The nearest is #shape.',
      undefined,
    ])
    expect(reads).toBe(1)
  })

  it('may name words to mark, which are no part of the id', () => {
    expect(anchors('/b#section:~:text=a', ['section'])).toEqual([])
    expect(anchors('/b#:~:text=a', [])).toEqual([])
    expect(anchors('b#:~:text=a', [])).toEqual([])
    expect(anchors('/b#other:~:text=a', ['section'])).toHaveLength(1)
  })

  it('names the page of its language, and the id that the other language has', () => {
    const file = 'content/zh/a.md'
    const found = (zhIds: string[], enIds: string[]) => {
      const from = (locale: string, href: string) =>
        page('/a', { locale, file, written: { [href]: './b.md#first-steps' } })
      const pages = [
        from('zh', '/b#first-steps'),
        from('en', '/en/b#first-steps'),
        page('/b', { ids: zhIds }),
        page('/b', { ids: enIds, locale: 'en', file: 'content/en/b.md' }),
      ]
      return check(pages).missingAnchors.map(({ message, hint }) => [message, hint])
    }
    expect(found(['first-steps'], ['first-step'])).toEqual([
      [
        'the link ./b.md#first-steps on /en/a leads to no section: /en/b has no #first-steps',
        '/b has it. Give the heading the same id in content/en/b.md: write {#first-steps} behind it.',
      ],
    ])
    expect(found(['first-steps'], ['first-steps'])).toEqual([])
    // The text that both languages show is reported once.
    expect(found(['first-step'], ['first-step'])).toEqual([
      [
        'the link ./b.md#first-steps on /a leads to no section: /b has no #first-steps',
        'The nearest is #first-step.',
      ],
    ])
  })

  it('that resembles no other is a warning too', () => {
    expect(anchors('/b#zzz', ['section'])[0]).not.toHaveProperty('hint')
    expect(anchors('#%', ['section'])).toHaveLength(1)
  })

  it('of a file is not checked', () => {
    expect(check([page('/a', { links: ['/x.pdf#page=2'] })], ['/x.pdf']).missingAnchors).toEqual([])
  })
})

describe('an old address', () => {
  const old = { locale: 'zh', path: '/old', isPage: true, file: 'site.config.ts' }
  const redirect = { ...old, to: '/docs/a/#part', written: '/docs/a#part' }
  const target = page('/docs/a/', { ids: ['part'] })
  const report = (pages: CheckedPage[], redirects = [redirect]) =>
    checkLinks([target, ...pages], new Set(['/old/index.html']), site, pageKinds, redirects)

  it('in a link is reported with the new one, at the text and not at the lists that show it', () => {
    const text = page('/a', { links: ['/old/#x'], written: { '/old/#x': '/old/#x' }, file: 'a.md' })
    const { movedLinks, brokenLinks } = report([text, page('/blog', { links: ['/old/#x'] })])
    expect(brokenLinks).toEqual([])
    expect(movedLinks).toEqual([
      {
        severity: 'warning',
        file: 'a.md',
        line: 7,
        column: 3,
        message: 'the link /old/#x leads to an old address',
        hint: 'Write /docs/a#part instead.',
      },
    ])
  })

  it('in a link that a component renders is reported at its page', () => {
    const { movedLinks } = report([page('/blog', { links: ['/old'] })])
    expect(movedLinks).toMatchObject([
      { file: '/blog', message: 'the link /old leads to an old address' },
    ])
  })

  it('that leads to a section of a page needs the section', () => {
    expect(report([]).missingAnchors).toEqual([])
    const { missingAnchors } = report([], [{ ...redirect, to: '/docs/a/#none' }])
    expect(missingAnchors).toMatchObject([
      { file: 'site.config.ts', message: expect.stringContaining('/docs/a/ has no #none') },
    ])
  })
})
