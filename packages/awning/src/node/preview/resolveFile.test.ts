import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resolveFile } from './resolveFile.ts'
import { temporarySite } from './temporarySite.testing.ts'

let site: Awaited<ReturnType<typeof temporarySite>>

beforeAll(async () => {
  site = await temporarySite({
    'index.html': '',
    '404.html': '',
    'robots.txt': '',
    'blog/index.html': '',
    both: '',
    'docs/布局/index.html': '',
    'docs/BEM/index.html': '',
    'docs/100%/index.html': '',
    'docs/%2e%2e/index.html': '',
    'empty/readme.txt': '',
    'en/index.html': '',
    'en/404.html': '',
    '.env': '',
    '.git/config': '',
    '.well-known/security.txt': '',
    '.well-known/.hidden': '',
    'blog/.well-known/a.txt': '',
  })
  const { folder, root } = site
  await mkdir(join(folder, 'dist-secret'))
  await writeFile(join(folder, 'dist-secret', 'index.html'), '')
  await writeFile(join(folder, 'secret.txt'), '')
  await symlink(join(folder, 'secret.txt'), join(root, 'link.txt'))
  await symlink(join(folder, 'dist-secret'), join(root, 'linked-folder'))
  await symlink(folder, join(root, 'up'))
  await symlink(join(root, 'blog'), join(root, 'journal'))
  await symlink(join(root, 'loop'), join(root, 'loop'))
})

afterAll(() => site.remove())

/** The served file relative to the root; `404 <page>` or `-> <location>` for the other answers. */
async function resolved(target: string, base = '/') {
  const resolution = await resolveFile({ root: site.root, base }, target)
  if (resolution.kind === 'redirect') return `-> ${resolution.location}`
  if (resolution.kind === 'file') return resolution.file.segments.join('/')
  return `404 ${resolution.page?.segments.join('/')}`
}

describe('resolveFile', () => {
  it.each([
    ['/', 'index.html'],
    ['/index.html', 'index.html'],
    ['/blog', 'blog/index.html'],
    ['/blog/', 'blog/index.html'],
    ['/blog/index.html', 'blog/index.html'],
    ['/blog?page=2', 'blog/index.html'],
    ['/blog/?a=/../x?y', 'blog/index.html'],
    ['/robots.txt', 'robots.txt'],
    ['/both', 'both'],
    ['/docs/%E5%B8%83%E5%B1%80', 'docs/布局/index.html'],
    ['/%62log', 'blog/index.html'],
    ['/docs/100%25', 'docs/100%/index.html'],
    ['/journal', 'journal/index.html'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
  ])('answers %s with %s', async (target, file) => {
    expect(await resolved(target)).toBe(file)
  })

  it.each([
    '/nope',
    '/blog/nope',
    '/Blog',
    '/docs/bem',
    '/robots.txt/',
    '/robots.txt/index.html',
    '/blog//',
    '//blog',
    '/blog/index.html/',
    '/empty',
    '/empty/',
    '/loop',
    `/${'a'.repeat(5000)}`,
  ])('finds nothing at %s', async (target) => {
    expect(await resolved(target)).toBe('404 404.html')
  })

  it('decodes once and no more', async () => {
    expect(await resolved('/docs/%252e%252e')).toBe('docs/%2e%2e/index.html')
    expect(await resolved('/%2562log')).toBe('404 404.html')
  })

  it.each(['/%', '/%E0%A4%A', '/blog/%zz', '/%ff', '/%C0%AE%C0%AE/secret.txt'])(
    'finds nothing at the malformed %s',
    async (target) => {
      expect(await resolved(target)).toBe('404 404.html')
    },
  )

  it.each([
    '/../secret.txt',
    '/blog/../../secret.txt',
    '/blog/../index.html',
    '/./index.html',
    '/%2e%2e/secret.txt',
    '/.%2E/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/blog%2findex.html',
    '/..\\secret.txt',
    '/blog\\index.html',
    '/..%5csecret.txt',
    '/..;/secret.txt',
    '/.../secret.txt',
    '/../dist-secret/index.html',
    '/index.html%00',
    '/index.html%00.png',
    '//etc/passwd',
    '/%2fetc/passwd',
    '/C:/secret.txt',
    '/file:///etc/passwd',
    'http://127.0.0.1/index.html',
    'index.html',
    '../secret.txt',
    '*',
    '',
    '?/index.html',
  ])('gives no way out of the root with %j', async (target) => {
    expect(await resolved(target)).toBe('404 404.html')
  })

  it.each([
    '/link.txt',
    '/linked-folder',
    '/linked-folder/index.html',
    '/up/secret.txt',
    '/up/dist',
  ])('does not follow the link %s out of the root', async (target) => {
    expect(await resolved(target)).toBe('404 404.html')
  })

  it.each(['/.env', '/.git/config', '/%2eenv', '/.well-known/.hidden', '/blog/.well-known/a.txt'])(
    'keeps %s private',
    async (target) => {
      expect(await resolved(target)).toBe('404 404.html')
    },
  )

  it('shows the not-found page of the locale', async () => {
    expect(await resolved('/en/nope')).toBe('404 en/404.html')
    expect(await resolved('/en/%E0%A4%A')).toBe('404 en/404.html')
    expect(await resolved('/en/blog/../nope')).toBe('404 en/404.html')
    expect(await resolved('/english/nope')).toBe('404 404.html')
    expect(await resolved('/blog/nope')).toBe('404 404.html')
  })

  it('finds no not-found page where the site has none', async () => {
    const bare = await temporarySite({ 'index.html': '' })
    expect(await resolveFile({ root: bare.root, base: '/' }, '/nope')).toEqual({
      kind: 'missing',
      page: undefined,
    })
    await bare.remove()
  })

  it('finds nothing below a root that does not exist', async () => {
    const resolution = await resolveFile({ root: join(site.folder, 'absent'), base: '/' }, '/')
    expect(resolution).toEqual({ kind: 'missing', page: undefined })
  })
})

describe('resolveFile below a base', () => {
  it.each([
    ['/sub/', 'index.html'],
    ['/sub/blog', 'blog/index.html'],
    ['/sub/blog/', 'blog/index.html'],
    ['/%73ub/blog', 'blog/index.html'],
    ['/sub', '-> /sub/'],
    ['/sub?a=1', '-> /sub/?a=1'],
    ['/', '404 404.html'],
    ['/blog', '404 404.html'],
    ['/subblog', '404 404.html'],
    ['/Sub/', '404 404.html'],
    ['/en/nope', '404 404.html'],
    ['/sub/en/nope', '404 en/404.html'],
    ['/sub/../blog', '404 404.html'],
    ['/sub/sub/', '404 404.html'],
  ])('answers %s with %s', async (target, answer) => {
    expect(await resolved(target, '/sub/')).toBe(answer)
  })

  it('may be deep and beyond ASCII, written either way', async () => {
    const target = '/a/%E9%93%BA'
    for (const base of ['/a/铺/', '/a/%E9%93%BA/', '/a/铺']) {
      expect(await resolved(target, base)).toBe('-> /a/%E9%93%BA/')
      expect(await resolved(`${target}/blog`, base)).toBe('blog/index.html')
      expect(await resolved('/a', base)).toBe('404 404.html')
      expect(await resolved('/a/', base)).toBe('404 404.html')
    }
  })
})

describe('a site whose addresses have one form', () => {
  let pages: Awaited<ReturnType<typeof temporarySite>>

  beforeAll(async () => {
    pages = await temporarySite({
      'index.html': '',
      '404.html': '',
      'blog.html': '',
      'blog/index.txt': '',
      'blog/first.html': '',
      'docs/index.html': '',
      'en/index.html': '',
      'robots.txt': '',
    })
  })
  afterAll(() => pages.remove())

  const answer = async (target: string, trailingSlash: 'never' | 'always') => {
    const found = await resolveFile({ root: pages.root, base: '/', trailingSlash }, target)
    if (found.kind === 'redirect') return `-> ${found.location}`
    return found.kind === 'file' ? found.file.segments.join('/') : '404'
  }

  it.each([
    ['/', 'index.html'],
    ['/blog', 'blog.html'],
    ['/blog?q', 'blog.html'],
    ['/blog/', '-> /blog'],
    ['/blog/?q=/', '-> /blog?q=/'],
    ['/blog.html', 'blog.html'],
    ['/blog/first', 'blog/first.html'],
    ['/blog/first/', '-> /blog/first'],
    ['/blog/index.txt', 'blog/index.txt'],
    ['/en/', 'en/index.html'],
    ['/en', '-> /en/'],
    ['/robots.txt', 'robots.txt'],
    ['/nope', '404'],
    ['/nope/', '404'],
  ])('without slashes answers %s as a host that serves a.html at /a', async (target, expected) => {
    expect(await answer(target, 'never')).toBe(expected)
  })

  it.each([
    ['/', 'index.html'],
    ['/docs/', 'docs/index.html'],
    ['/docs', '-> /docs/'],
    ['/docs?q', '-> /docs/?q'],
    ['/docs/index.html', 'docs/index.html'],
    ['/robots.txt', 'robots.txt'],
    ['/nope', '404'],
  ])('with slashes answers %s as a host of folders', async (target, expected) => {
    expect(await answer(target, 'always')).toBe(expected)
  })
})
