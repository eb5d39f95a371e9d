import { describe, expect, it, vi } from 'vitest'
import { cacheFolder, temporaryCache } from '../cache/temporaryCache.testing.ts'
import { readFrontMatter, type KnownFrontMatter } from './frontMatter.ts'
import { docSchema } from './schemas.ts'

const text = '---\ntitle: 布局\nsidebar_position: 2\n---\n\n正文。\n'

function start(folder: string, codeHash = '1'): KnownFrontMatter {
  return { cache: temporaryCache(folder).values('frontMatter'), codeHash, kind: 'doc' }
}

describe('front matter', () => {
  it('that was in order is not read again, in another process either, and still knows its places', () => {
    const folder = cacheFolder()
    const report = vi.fn()
    const first = start(folder)
    const { data } = readFrontMatter(text, docSchema, 'a.md', report, first)
    first.cache.flush()
    const later = start(folder)
    const get = vi.spyOn(later.cache, 'get')
    const again = readFrontMatter(text, docSchema, 'a.md', report, later)
    expect(get.mock.results.map(({ value }) => value)).toEqual([data])
    expect(again.data).toEqual({ title: '布局', sidebar_position: 2 })
    expect(again.locate('sidebar_position')).toEqual({ line: 3, column: 1 })
    expect(report).not.toHaveBeenCalled()
  })

  it('with a mistake is reported every time', () => {
    const known = start(cacheFolder())
    const report = vi.fn()
    const wrong = text.replace('title', 'titel')
    readFrontMatter(wrong, docSchema, 'a.md', report, known)
    readFrontMatter(wrong, docSchema, 'a.md', report, known)
    expect(report).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['1.10', '"1.10"'],
    ['2024', '"2024"'],
    ['1e3', '"1e3"'],
    ['True', '"True"'],
  ])('with %s for a text has a hint that keeps what was written', (written, quoted) => {
    const report = vi.fn()
    readFrontMatter(`---\ntitle: ${written}\n---\n`, docSchema, 'a.md', report)
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ hint: `If it is a text, put it into quotes: ${quoted}.` }),
    )
  })

  it.each([
    ['3', '["3"]'],
    ['css', '["css"]'],
  ])('with %s for a list says how to write one', (written, list) => {
    const report = vi.fn()
    readFrontMatter(`---\ntitle: A\nkeywords: ${written}\n---\n`, docSchema, 'a.md', report)
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({
        message: 'keywords: must be a list',
        hint: `Write a list: ${list}.`,
      }),
    )
  })

  it('that another engine has read is read again', () => {
    const folder = cacheFolder()
    const first = start(folder)
    readFrontMatter(text, docSchema, 'a.md', vi.fn(), first)
    first.cache.flush()
    const other = start(folder, '2')
    const get = vi.spyOn(other.cache, 'get')
    expect(readFrontMatter(text, docSchema, 'a.md', vi.fn(), other).data?.title).toBe('布局')
    expect(get.mock.results.map(({ value }) => value)).toEqual([undefined])
  })
})
