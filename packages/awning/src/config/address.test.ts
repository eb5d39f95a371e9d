import { describe, expect, it } from 'vitest'
import {
  hrefOf,
  isBelow,
  isExternal,
  localeRoot,
  pagePath,
  pathBelow,
  samePathKey,
  socialImageHref,
  splitLocale,
  urlOf,
} from './address.ts'
import { plainSite } from './plainSite.testing.ts'

const root = { base: '/', url: 'https://shop.example', defaultLocale: 'zh' }
const sub = { ...root, base: '/sub/' }

describe('localeRoot', () => {
  it('is the base in the default language, and a folder below it in another', () => {
    expect(localeRoot(root, 'zh')).toBe('/')
    expect(localeRoot(root, 'en')).toBe('/en/')
    expect(localeRoot(sub, 'zh')).toBe('/sub/')
    expect(localeRoot(sub, 'en')).toBe('/sub/en/')
  })
})

describe('hrefOf', () => {
  it.each([
    ['zh', '/', '/', '/sub/'],
    ['en', '/', '/en/', '/sub/en/'],
    ['zh', '/blog', '/blog', '/sub/blog'],
    ['en', '/docs/frontend/', '/en/docs/frontend/', '/sub/en/docs/frontend/'],
  ])('puts the %s page %s below base and language', (locale, path, atRoot, below) => {
    expect(hrefOf(root, locale, path)).toBe(atRoot)
    expect(hrefOf(sub, locale, path)).toBe(below)
  })

  it('encodes what an address cannot hold, once', () => {
    expect(hrefOf(root, 'zh', '/blog/tags/工具推荐')).toBe(
      '/blog/tags/%E5%B7%A5%E5%85%B7%E6%8E%A8%E8%8D%90',
    )
    expect(hrefOf(root, 'zh', '/100%')).toBe('/100%25')
  })
})

describe('the slash at the end of an address', () => {
  it.each([
    // path, as it is, 'never', 'always'
    ['/', '/', '/', '/'],
    ['/blog', '/blog', '/blog', '/blog/'],
    ['/docs/guide/', '/docs/guide/', '/docs/guide', '/docs/guide/'],
    ['/docs/v1.2', '/docs/v1.2', '/docs/v1.2', '/docs/v1.2/'],
    ['/docs/a/#part', '/docs/a/#part', '/docs/a#part', '/docs/a/#part'],
    ['/docs/a?q=/#b', '/docs/a?q=/#b', '/docs/a?q=/#b', '/docs/a/?q=/#b'],
    ['/blog/rss.xml', '/blog/rss.xml', '/blog/rss.xml', '/blog/rss.xml'],
    ['/docs/node.js/', '/docs/node.js/', '/docs/node.js', '/docs/node.js/'],
  ])('of %s is the one that the settings ask for', (path, asItIs, never, always) => {
    expect(hrefOf(root, 'zh', path)).toBe(asItIs)
    expect(hrefOf({ ...root, trailingSlash: 'never' }, 'zh', path)).toBe(never)
    expect(hrefOf({ ...root, trailingSlash: 'always' }, 'zh', path)).toBe(always)
  })

  it('stays at the root of a language', () => {
    for (const trailingSlash of ['never', 'always'] as const)
      expect(hrefOf({ ...sub, trailingSlash }, 'en', '/')).toBe('/sub/en/')
  })

  it('tells a page from a file where its name ends like that of a file', () => {
    expect(pagePath({ trailingSlash: 'always' }, '/docs/node.js')).toBe('/docs/node.js/')
    expect(pagePath({ trailingSlash: 'always' }, '/docs/v1.2')).toBe('/docs/v1.2')
    expect(pagePath({ trailingSlash: 'never' }, '/docs/node.js')).toBe('/docs/node.js')
    expect(pagePath({}, '/docs/node.js')).toBe('/docs/node.js')
  })
})

describe('splitLocale', () => {
  const config = { ...plainSite, defaultLocale: 'zh' }

  it.each([
    ['/en/blog', 'en', '/blog'],
    ['/en/', 'en', '/'],
    ['/en', 'en', '/'],
    ['/english', undefined, '/english'],
    ['/zh/blog', undefined, '/zh/blog'],
    ['/blog/en', undefined, '/blog/en'],
    ['/', undefined, '/'],
  ])('finds the language of %s', (path, locale, inside) => {
    expect(splitLocale(config, path)).toEqual({ locale, path: inside })
  })
})

describe('a part of the site', () => {
  it('has its pages below its own path, and below the root with one slash', () => {
    expect(pathBelow('/docs', '/a')).toBe('/docs/a')
    expect(pathBelow('/docs', '/')).toBe('/docs/')
    expect(pathBelow('/', '/a')).toBe('/a')
    expect(pathBelow('/', '/')).toBe('/')
  })

  it.each([
    ['/docs', '/docs', true],
    ['/docs/', '/docs', true],
    ['/docs/a', '/docs', true],
    ['/docs/a', '/docs/', true],
    ['/docsy', '/docs', false],
    ['/blogger', '/blog/', false],
    ['/blogger/', '/blog', false],
    ['/docs', '/docs/a', false],
    ['/', '/docs', false],
    ['/', '/', true],
    ['/docs/a', '/', true],
  ])('asked whether %s is in %s, answers %s', (path, part, expected) => {
    expect(isBelow(path, part)).toBe(expected)
  })
})

describe('urlOf', () => {
  it('is the href with the origin before it', () => {
    expect(urlOf(root, 'en', '/blog')).toBe('https://shop.example/en/blog')
    expect(urlOf(sub, 'zh', '/')).toBe('https://shop.example/sub/')
  })
})

describe('isExternal', () => {
  it.each([
    'https://a.example',
    'HTTP://a.example',
    '//a.example',
    'mailto:a@b',
    'tel:1',
    'x-y+z:1',
    'h323:1',
  ])('says so of %s', (target) => {
    expect(isExternal(target)).toBe(true)
  })

  it.each(['/a', 'a/b', 'a/b:c', './a.md', '#a', '?a', '', '/a:b', './a:b'])(
    'denies it of %j',
    (target) => {
      expect(isExternal(target)).toBe(false)
    },
  )
})

describe('samePathKey', () => {
  it('makes one of the two forms of a page', () => {
    expect(samePathKey('/a/')).toBe(samePathKey('/a'))
    expect(samePathKey('/a/b/')).toBe('/a/b')
    expect(samePathKey('/a')).not.toBe(samePathKey('/A'))
  })

  it('leaves the home page alone', () => {
    expect(samePathKey('/')).toBe('/')
  })
})

describe('socialImageHref', () => {
  it.each([
    ['/', '/social/zh/index.png'],
    ['/docs/frontend/', '/social/zh/docs/frontend.png'],
    ['/docs/frontend/css/layout', '/social/zh/docs/frontend/css/layout.png'],
    ['/blog/tags/工具推荐', '/social/zh/blog/tags/%E5%B7%A5%E5%85%B7%E6%8E%A8%E8%8D%90.png'],
  ])('is one picture a page, whatever its slash: %s', (path, href) => {
    expect(socialImageHref(root, 'zh', path)).toBe(href)
  })

  it('is below the base, and every language has its own', () => {
    expect(socialImageHref(sub, 'en', '/blog')).toBe('/sub/social/en/blog.png')
  })
})
