import { describe, expect, it } from 'vitest'
import { sourceOf, sourcePath } from './sourcePath.ts'

const config = {
  defaultLocale: 'zh',
  locales: [
    { id: 'zh', lang: 'zh', label: '中文', dir: 'ltr' as const },
    { id: 'en', lang: 'en', label: 'English', dir: 'ltr' as const },
  ],
}

describe('the path of a source file', () => {
  it.each([
    ['zh', 'docs/a/b.md', 'content/zh/docs/a/b.md'],
    ['en', 'blog/c.md', 'content/en/blog/c.md'],
    ['zh', 'pages/about.md', 'pages/about.md'],
    ['en', 'pages/about.md', 'pages/en/about.md'],
    ['en', 'pages/team/history.tsx', 'pages/en/team/history.tsx'],
  ])('follows from locale %s and key %s, and they from it', (locale, key, path) => {
    expect(sourcePath(key, locale, 'zh')).toBe(path)
    expect(sourceOf(path, config)).toEqual({ locale, key })
  })

  it.each(['content/fr/docs/a.md', 'content/tags.yml', 'public/a.md', 'readme.md'])(
    'has no key outside the folders of texts: %s',
    (path) => {
      expect(sourceOf(path, config)).toBeUndefined()
    },
  )

  it('takes a folder that is named like the default locale, or no locale, for part of a page’s key', () => {
    expect(sourceOf('pages/zh/a.md', config)).toEqual({ locale: 'zh', key: 'pages/zh/a.md' })
    expect(sourceOf('pages/enter/a.md', config)).toEqual({ locale: 'zh', key: 'pages/enter/a.md' })
  })
})
