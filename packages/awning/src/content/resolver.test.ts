import { describe, expect, it } from 'vitest'
import { plainSite } from '../config/plainSite.testing.ts'
import { Assets } from './assets.ts'
import { FrameDocuments } from './frameDocuments.ts'
import { createResolver } from './resolver.ts'
import { temporaryFolder } from './temporaryFolder.testing.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>'
const pages = new Map([
  ['docs/css/layout.md', '/docs/css/layout'],
  ['docs/css/rules.mdx', '/docs/css/rules'],
  ['docs/js/index.md', '/docs/js/'],
  ['blog/2022-01-01-工具.md', '/blog/工具'],
])

interface Options {
  readonly locale?: string
  readonly fileLocale?: string
  readonly base?: string
}

/** The links and images of `docs/css/layout.md` in a small site. */
function resolver({ locale = 'zh', fileLocale = locale, base = '/' }: Options = {}) {
  const root = temporaryFolder({
    'content/zh/docs/css/beside.svg': svg,
    'content/zh/docs/css/file.pdf': 'pdf',
    'content/zh/docs/css/图.svg': svg,
    'content/en/docs/css/own.svg': svg,
    'public/img/shop.svg': svg,
    'public/files/a b.zip': 'zip',
    'public/img/c#1?.svg': svg,
    'art/site.svg': svg,
    'content/root.svg': svg,
    'above.svg': svg,
    'my art/a.svg': svg,
    '.env': 'secret',
  })
  const assets = new Assets(root, base, ['avif', 'webp'])
  const config = { ...plainSite, base }
  const file = { key: 'docs/css/layout.md', locale: fileLocale, file: '', source: '' }
  const resolve = createResolver(
    {
      root,
      config,
      locale,
      pages,
      addresses: new Set(pages.values()),
      leftOut: [],
      assets,
      frames: new FrameDocuments(base, 'engine'),
      labs: [],
      webFeatures: () => undefined,
    },
    file,
    '/docs/css/layout',
  )
  return { ...resolve, assets }
}

describe('a link to a content file', () => {
  it.each([
    ['./rules.mdx', '/docs/css/rules'],
    ['rules.mdx#part', '/docs/css/rules#part'],
    ['../js/index.md?a#b', '/docs/js/?a#b'],
    ['css/rules.mdx', '/docs/css/rules'],
    ['/css/rules.mdx', '/docs/css/rules'],
    ['/docs/js/index.md', '/docs/js/'],
    ['docs/js/index.md', '/docs/js/'],
    ['../../blog/2022-01-01-工具.md', '/blog/%E5%B7%A5%E5%85%B7'],
    ['../../blog/2022-01-01-%E5%B7%A5%E5%85%B7.md', '/blog/%E5%B7%A5%E5%85%B7'],
  ])('%s leads to its page', (target, href) => {
    expect(resolver().link(target)).toEqual({ kind: 'page', href })
  })

  it('leads to the page of its own language', () => {
    expect(resolver({ locale: 'en', fileLocale: 'zh' }).link('./rules.mdx')).toEqual({
      kind: 'page',
      href: '/en/docs/css/rules',
    })
  })

  it('that does not exist is missing, with the file that was meant', () => {
    expect(resolver().link('./rulse.mdx')).toEqual({
      kind: 'missing',
      hint: 'Did you mean rules.mdx?',
    })
    expect(resolver().link('./nothing-like-it-at-all.md')).toEqual({ kind: 'missing' })
  })
})

describe('a complete address of the site itself', () => {
  const site = 'https://fixture.example'

  it.each([
    [`${site}/docs/js/?a#b`, '/', { kind: 'page', href: '/docs/js/?a#b' }],
    [`${site}/en/blog/工具`, '/', { kind: 'page', href: '/en/blog/%E5%B7%A5%E5%85%B7' }],
    [site, '/', { kind: 'page', href: '/' }],
    [`${site}/img/shop.svg`, '/', { kind: 'file', href: '/img/shop.svg' }],
    [`${site}/sub/docs`, '/sub/', { kind: 'page', href: '/sub/docs' }],
    [`${site}/sub`, '/sub/', { kind: 'page', href: '/sub/' }],
  ])('%s below %s names its page or file in every language', (target, base, expected) => {
    for (const locale of ['zh', 'en'])
      expect(resolver({ base, locale }).link(target)).toEqual(expected)
  })

  it.each([
    [`${site}/other`, '/sub/'],
    [`${site}.evil.example/`, '/'],
    ['https://other.example/docs', '/'],
  ])('is not %s below %s', (target, base) => {
    expect(resolver({ base }).link(target)).toEqual({ kind: 'external', href: target })
  })
})

describe('a link to an address', () => {
  it.each([
    ['/blog', '/en/blog'],
    ['/blog/tags/工具', '/en/blog/tags/%E5%B7%A5%E5%85%B7'],
    ['/blog/tags/%E5%B7%A5%E5%85%B7', '/en/blog/tags/%E5%B7%A5%E5%85%B7'],
    ['/blog?a=1#b', '/en/blog?a=1#b'],
    ['rules', '/en/docs/css/rules'],
    ['../js/', '/en/docs/js/'],
    ['#part', '#part'],
    ['/en/blog', '/en/blog'],
  ])('%s stays in the language of the page', (target, href) => {
    expect(resolver({ locale: 'en' }).link(target)).toEqual({ kind: 'page', href })
  })

  it.each([
    ['./rules.html', '/docs/css/rules'],
    ['rules.html?a#b', '/docs/css/rules?a#b'],
    ['/docs/css/rules.html#b', '/docs/css/rules#b'],
    ['/docs/js/index.html', '/docs/js/'],
    ['/docs/js.html', '/docs/js/'],
    ['/en/docs/css/rules.html', '/en/docs/css/rules'],
    ['/blog/工具.html', '/blog/%E5%B7%A5%E5%85%B7'],
    ['/docs/nothing.html', '/docs/nothing.html'],
    ['/docs/css/rules.htm', '/docs/css/rules.htm'],
  ])('%s leads to the page at its own address, if there is one', (target, href) => {
    expect(resolver().link(target)).toEqual({ kind: 'page', href })
  })

  it('leads into another language where it says so', () => {
    expect(resolver({ locale: 'zh' }).link('/en/blog')).toEqual({ kind: 'page', href: '/en/blog' })
  })

  it('begins with the base of the site', () => {
    const { link } = resolver({ base: '/sub/' })
    expect(link('/blog')).toEqual({ kind: 'page', href: '/sub/blog' })
    expect(link('./rules.mdx')).toEqual({ kind: 'page', href: '/sub/docs/css/rules' })
    expect(link('/en/blog')).toEqual({ kind: 'page', href: '/sub/en/blog' })
    expect(link('pathname:///x')).toEqual({ kind: 'file', href: '/sub/x' })
    expect(link('/img/shop.svg')).toEqual({ kind: 'file', href: '/sub/img/shop.svg' })
  })

  it.each(['https://a.example/x.md', '//a.example', 'mailto:a@b.example'])(
    '%s is external',
    (target) => {
      expect(resolver().link(target)).toEqual({ kind: 'external', href: target })
    },
  )

  it('with a percent sign that encodes nothing does no harm', () => {
    expect(resolver().link('/100%')).toEqual({ kind: 'page', href: '/100%25' })
  })
})

describe('a link to a file', () => {
  it('beside the text is served under a name with its hash', () => {
    const { link, assets } = resolver()
    expect(link('./file.pdf#page=3')).toMatchObject({
      kind: 'file',
      href: expect.stringMatching(/^\/assets\/file-[0-9a-f]{10}\.pdf#page=3$/),
    })
    expect(link('./file.pdf')).toMatchObject({
      kind: 'file',
      href: expect.stringMatching(/^\/assets\/file-[0-9a-f]{10}\.pdf$/),
    })
    expect(assets.all).toHaveLength(1)
  })

  it('of public/ keeps its own name, whatever the language', () => {
    expect(resolver({ locale: 'en' }).link('/files/a%20b.zip')).toEqual({
      kind: 'file',
      href: '/files/a%20b.zip',
    })
  })

  it.each([
    ['../../../../above.svg', /outside of content/],
    ['../../../../.env', /outside of content/],
    ['/../above.svg', /outside of public/],
  ])('%s is refused, and not published', (target, reason) => {
    const { link, assets } = resolver()
    expect(link(target)).toEqual({
      kind: 'rejected',
      reason: expect.stringMatching(reason),
      hint: expect.any(String),
    })
    expect(assets.all).toEqual([])
  })

  it('at the root of the content is published', () => {
    expect(resolver().link('../../../root.svg')).toMatchObject({ kind: 'file' })
  })

  it('above the content that does not exist is an address', () => {
    expect(resolver().link('../../../../blog')).toEqual({ kind: 'page', href: '/blog' })
  })

  it('by pathname:// is taken at its word', () => {
    expect(resolver().link('pathname:///feed.xml')).toEqual({ kind: 'file', href: '/feed.xml' })
  })
})

describe('an image', () => {
  it.each([
    ['./beside.svg', /^\/assets\/beside-\w{10}\.svg$/],
    ['./beside.svg?raw=true', /^\/assets\/beside-\w{10}\.svg$/],
    ['@site/art/site.svg?raw=true', /^\/assets\/site-\w{10}\.svg$/],
    ['/img/shop.svg?raw=true', /^\/img\/shop\.svg$/],
    ['@site/art/site.svg', /^\/assets\/site-\w{10}\.svg$/],
    ['/img/shop.svg', /^\/img\/shop\.svg$/],
    ['/img/c#1?.svg', /^\/img\/c%231%3F\.svg$/],
    ['../../../root.svg', /^\/assets\/root-\w{10}\.svg$/],
    ['./图.svg', /^\/assets\/%E5%9B%BE-\w{10}\.svg$/],
    ['./%E5%9B%BE.svg', /^\/assets\/%E5%9B%BE-\w{10}\.svg$/],
  ])('%s has an address and its natural size', (source, src) => {
    expect(resolver().image(source)).toEqual({
      src: expect.stringMatching(src),
      width: 30,
      height: 20,
    })
  })

  it('of a translation may be next to it or next to the original', () => {
    const { image } = resolver({ locale: 'en' })
    expect(image('./own.svg')).toBeDefined()
    expect(image('./beside.svg')).toBeDefined()
    expect(resolver({ locale: 'zh' }).image('./own.svg')).toBeUndefined()
  })

  it.each([
    ['../../../../above.svg', /outside of content/],
    ['%2e%2e/%2e%2e/../../above.svg', /outside of content/],
    ['/../above.svg', /outside of public/],
    ['/%2e%2e/above.svg', /outside of public/],
    ['@site/../../../../../../../../../etc/hostname', /outside of the site/],
    ['@site/.env', /private/],
  ])('%s is refused, and not published', (source, reason) => {
    const { image, assets } = resolver()
    expect(image(source)).toEqual({
      reason: expect.stringMatching(reason),
      hint: expect.any(String),
    })
    expect(assets.all).toEqual([])
  })

  it('of another origin is left alone', () => {
    expect(resolver().image('https://a.example/x.png')).toEqual({ src: 'https://a.example/x.png' })
  })

  it('that is inlined into the page is read from the content alone', () => {
    const { diagram } = resolver()
    expect(diagram('../../../root.svg')).toBe(svg)
    expect(diagram('../../../../above.svg')).toMatchObject({ reason: expect.any(String) })
    expect(diagram('./no.svg')).toBeUndefined()
  })

  it.each(['./no.png', './no.png?raw=true', '/img/no.png', '@site/no.png', '', '.'])(
    'at %j does not exist',
    (source) => {
      expect(resolver().image(source)).toBeUndefined()
    },
  )
})

describe('an imported file of code', () => {
  it.each([
    ['../../../../above.svg', /: @site\/above\.svg$/],
    ['../../../../my%20art/a.svg', /: @site\/my%20art\/a\.svg$/],
    ['../../../../.env', /^Copy the file/],
    ['/../above.svg', /^Copy the file/],
  ])(
    '%s outside of content/ has a hint that names it from the site, if it may be there',
    (source, hint) => {
      const refusal = { reason: expect.any(String), hint: expect.stringMatching(hint) }
      expect(resolver().codeFile(source)).toEqual(refusal)
    },
  )

  it('that is named as the hint says is shown', () => {
    expect(resolver().codeFile('@site/my%20art/a.svg')).toBe(svg)
  })
})
