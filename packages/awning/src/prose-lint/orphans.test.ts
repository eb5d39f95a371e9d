import { describe, expect, it } from 'vitest'
import { plainSite } from '../config/plainSite.testing.ts'
import type { WrittenLink } from '../markdown/writeContext.ts'
import { orphans } from './orphans.ts'
import type { WrittenText } from '../content/writtenText.ts'

function written(kind: 'doc' | 'post', path: string, locale = 'zh'): WrittenText {
  const key = `${path.slice(1)}.md`
  const file = { key, locale, file: `content/${locale}/${key}`, source: '' }
  return { file, kind, path, front: {}, locate: () => ({ line: 1, column: 1 }) }
}

/** Links by page, as `{ '/docs/a': ['/docs/b'] }`. */
function links(from: Record<string, readonly string[]>, locale = 'zh') {
  return new Map(
    Object.entries(from).map(([path, hrefs]): [string, WrittenLink[]] => [
      `${locale} ${path}`,
      hrefs.map((href) => ({ href, written: href, line: 1, column: 1 })),
    ]),
  )
}

const texts = [written('doc', '/docs/a'), written('doc', '/docs/b'), written('post', '/blog/c')]
const reported = (from: Record<string, readonly string[]>) =>
  orphans(texts, links(from), plainSite, 'zh').map(({ file, message }) => `${file}: ${message}`)

describe('orphans', () => {
  it('are docs with fewer than two other texts that link to them', () => {
    expect(
      reported({ '/docs/a': ['/docs/b'], '/docs/b': ['/docs/a'], '/blog/c': ['/docs/a'] }),
    ).toEqual(['content/zh/docs/b.md: only one other text links to this page: /docs/a'])
  })

  it('have another message where nothing links to them', () => {
    expect(reported({})).toEqual([
      'content/zh/docs/a.md: no other text links to this page',
      'content/zh/docs/b.md: no other text links to this page',
    ])
  })

  it('count neither links to themselves nor the same text twice', () => {
    expect(
      reported({
        '/docs/a': ['/docs/a#x', '#x', '/docs/b', '/docs/b/'],
        '/docs/b': ['/docs/a', '/docs/a#y'],
        '/blog/c': ['/docs/b?x=1#y'],
      }),
    ).toEqual(['content/zh/docs/a.md: only one other text links to this page: /docs/b'])
  })

  it('are counted in one locale by the links of its pages', () => {
    const translated = [...texts, written('doc', '/docs/a', 'en')]
    const from = (hrefs: string[]) =>
      links({ '/docs/b': hrefs, '/blog/c': hrefs, '/docs/a': ['/en/docs/b'] }, 'en')
    const found = (hrefs: string[]) =>
      orphans(translated, from(hrefs), plainSite, 'en').map(({ file }) => file)
    expect(found(['/docs/a'])).toEqual(['content/en/docs/a.md'])
    expect(found(['/en/docs/a'])).toEqual([])
  })

  it('are no pages that are in no list', () => {
    const unlisted = texts.map((text) => ({ ...text, isUnlisted: true as const }))
    expect(orphans(unlisted, links({}), plainSite, 'zh')).toEqual([])
  })

  it.each([
    [19, 'hint'],
    [20, 'suggestion'],
  ])('on a site of %s texts are a %s', (count, severity) => {
    const many = Array.from({ length: count }, (_, at) => written('doc', `/docs/${at}`))
    const translations = many.map(({ path }) => written('doc', path, 'en'))
    const found = orphans([...many, ...translations], links({}), plainSite, 'zh')
    expect(found).toHaveLength(count)
    expect(new Set(found.map((diagnostic) => diagnostic.severity))).toEqual(new Set([severity]))
  })
})
