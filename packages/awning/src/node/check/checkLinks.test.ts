import { describe, expect, it } from 'vitest'
import { plainSite } from '../../config/plainSite.testing.ts'
import { pageKinds } from '../../pages/pageKinds.ts'
import { checkLinks, type CheckedPage } from './checkLinks.ts'

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

const check = (pages: CheckedPage[], files: string[] = [], config = plainSite) =>
  checkLinks(pages, new Set(files), config, pageKinds)
const broken = (href: string, files: string[] = [], config = plainSite) => {
  const others = [page('/blog/tags/工具'), page('/docs/a/'), page('/blog', { locale: 'en' })]
  return check([page('/', { links: [href] }), ...others, page('/404')], files, config).broken
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
    expect(broken(href)).toBeUndefined()
  })

  it.each([
    ['/img/x.png', '/img/x.png'],
    ['/files/a%20b.zip', '/files/a b.zip'],
    ['/page', '/page.html'],
    ['/folder', '/folder/index.html'],
    ['/folder/', '/folder/index.html'],
  ])('as %s, when there is the file %s', (href, file) => {
    expect(broken(href, [file])).toBeUndefined()
    expect(broken(href)).toBeDefined()
  })

  it('when it is written relative to its page', () => {
    const pages = [page('/docs/css/a', { links: ['b', '../js/c', './b#x'] })]
    expect(check([...pages, page('/docs/css/b'), page('/docs/js/c')]).broken).toBeUndefined()
  })

  it('below the base of the site', () => {
    const config = { ...plainSite, base: '/sub/' }
    expect(broken('/sub/docs/a', [], config)).toBeUndefined()
    expect(broken('/sub/en/blog', [], config)).toBeUndefined()
    expect(broken('/docs/a', [], config)).toContain('/docs/a')
  })
})

describe('a link is broken', () => {
  it.each(['/nope', '/Docs/a', '/docs', '/en/docs/a', '/404', '/%E0%A4%A', 'nope'])(
    'as %s',
    (href) => {
      expect(broken(href)).toContain(href)
    },
  )

  it('also when it leads to our own origin', () => {
    expect(broken('https://fixture.example/nope')).toContain('/nope')
  })
})

describe('the report', () => {
  it('names each page with its file and every broken link of it, in one piece', () => {
    const { broken: report = '' } = check([
      page('/docs/a', { links: ['/x', '/y'], file: 'content/zh/docs/a.md' }),
      page('/docs/中', { links: ['/z'] }),
    ])
    expect(report).toMatch(/\/docs\/a {2}\(content\/zh\/docs\/a\.md\)\n.*\/x\n.*\/y\n/)
    expect(report).toMatch(/\/docs\/%E4%B8%AD\n.*\/z/)
  })

  it('shows a link as it was written, with its position and its resolved address', () => {
    const { broken: report } = check([
      page('/docs/a', { links: ['/docs/nope'], written: { '/docs/nope': '../docs/nope' } }),
    ])
    expect(report).toContain('7:3 ../docs/nope  (resolved as: /docs/nope)')
  })

  it('does not show the resolved address if it is the same', () => {
    const { broken: report } = check([
      page('/', { links: ['/%E4%B8%AD'], written: { '/%E4%B8%AD': '/中' } }),
    ])
    expect(report).toContain('7:3 /中\n')
    expect(report).not.toContain('resolved as')
  })

  it('points to the navigation when one target is broken on five pages, and not on four', () => {
    const pages = (count: number) =>
      Array.from({ length: count }, (_, i) => page(`/p${i}`, { links: ['/nope', `/own${i}`] }))
    expect(check(pages(5)).broken).toMatch(/\/nope is broken on 5 pages: .*footer/)
    expect(check(pages(5)).broken).not.toMatch(/own0 is broken/)
    expect(check(pages(4)).broken).not.toContain('is broken on')
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
        message: 'the link ./bb leads to no page and no file',
        hint: 'The nearest page is /docs/b.',
      },
    ])
  })

  it('says how an address that the build does not know is written', () => {
    expect(broken('/nope')).toContain('pathname:///')
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

  it('that resembles no other is a warning too', () => {
    expect(anchors('/b#zzz', ['section'])[0]).not.toHaveProperty('hint')
    expect(anchors('#%', ['section'])).toHaveLength(1)
  })

  it('of a file is not checked', () => {
    expect(check([page('/a', { links: ['/x.pdf#page=2'] })], ['/x.pdf']).missingAnchors).toEqual([])
  })
})
