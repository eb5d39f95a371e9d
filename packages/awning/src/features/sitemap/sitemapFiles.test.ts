import { describe, expect, it } from 'vitest'
import { plainSite } from '../../config/plainSite.testing.ts'
import { sitemapFiles } from './sitemapFiles.ts'

const pages = Array.from({ length: 7 }, (_, at) => ({ path: `/docs/${at}` }))
const limits = { pages: 50_000, bytes: 50 * 1024 * 1024 }

async function made(
  given: Partial<typeof limits>,
  locale = 'zh',
  listed = pages,
): Promise<Map<string, string>> {
  const files = sitemapFiles(plainSite, locale, listed, { ...limits, ...given })
  const contents = await Promise.all(
    files.map(async ({ path, make }) => [path, String(await make())] as const),
  )
  return new Map(contents)
}

const named = (text = '') =>
  Array.from(text.matchAll(/<loc>https:\/\/fixture\.example([^<]*)<\/loc>/g), ([, path]) => path)

describe('the sitemap of a locale', () => {
  it('is one file', async () => {
    const files = await made({})
    expect([...files.keys()]).toEqual(['sitemap.xml'])
    expect(named(files.get('sitemap.xml'))).toEqual(pages.map(({ path }) => path))
  })

  it('is an index of several where the protocol does not allow so many pages in one', async () => {
    const files = await made({ pages: 3 }, 'en')
    const names = [1, 2, 3].map((part) => `en/sitemap-${part}.xml`)
    expect([...files.keys()]).toEqual(['en/sitemap.xml', ...names])
    const index = files.get('en/sitemap.xml') ?? ''
    expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
    expect(named(index)).toEqual(names.map((name) => `/${name}`))
    expect(names.map((name) => named(files.get(name)))).toEqual([
      ['/en/docs/0', '/en/docs/1', '/en/docs/2'],
      ['/en/docs/3', '/en/docs/4', '/en/docs/5'],
      ['/en/docs/6'],
    ])
  })

  it('is an index, too, where one file would have too many bytes', async () => {
    const whole = (await made({})).get('sitemap.xml') ?? ''
    const bytes = Math.ceil(Buffer.byteLength(whole) / 2)
    const files = await made({ bytes })
    const [index = '', ...parts] = files.values()
    expect(named(index)).toHaveLength(parts.length)
    expect(parts.flatMap((part) => named(part))).toEqual(pages.map(({ path }) => path))
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(bytes)
  })

  it('counts what is written for a character: nine bytes for 中, five for &', async () => {
    const bytes = 100_000
    for (const character of '中&') {
      const listed = pages.map(({ path }) => ({ path: path + character.repeat(1000) }))
      const [, ...parts] = (await made({ bytes }, 'zh', listed)).values()
      expect(parts.flatMap((part) => named(part))).toHaveLength(listed.length)
      for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(bytes)
    }
  })

  it('changes with the pages that are in it', () => {
    const hashes = (paths: readonly string[]) =>
      sitemapFiles(
        plainSite,
        'zh',
        paths.map((path) => ({ path })),
        { ...limits, pages: 2 },
      ).map(({ hash }) => hash)
    const [before, after] = [hashes(['/a', '/b', '/c']), hashes(['/a', '/b', '/d'])]
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2))
    expect(after[2]).not.toBe(before[2])
  })
})
