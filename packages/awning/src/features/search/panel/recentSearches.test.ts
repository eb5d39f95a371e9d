import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../../../client/stubStorage.testing.ts'
import { clearSearches, recentSearches, saveSearch } from './recentSearches.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = stubStorage()
})

afterEach(() => vi.unstubAllGlobals())

describe('recent searches', () => {
  it('begin with the latest, and name each search once, without the blanks around it', () => {
    saveSearch('en', 'css')
    saveSearch('en', ' html ')
    expect(saveSearch('en', 'css')).toEqual(['css', 'html'])
    expect(recentSearches('en')).toEqual(['css', 'html'])
  })

  it('are six at most', () => {
    for (const text of ['1', '2', '3', '4', '5', '6', '7']) saveSearch('en', text)
    expect(recentSearches('en')).toEqual(['7', '6', '5', '4', '3', '2'])
  })

  it('belong to a language, and can be cleared there', () => {
    saveSearch('en', 'css')
    saveSearch('zh', '样式')
    clearSearches('en')
    expect([recentSearches('en'), recentSearches('zh')]).toEqual([[], ['样式']])
  })

  it.each(['{', '{}', '"css"', 'null'])('are none where another program stored %s', (value) => {
    stored.set('search.recent.en', value)
    expect(recentSearches('en')).toEqual([])
  })

  it('leave out what is no text', () => {
    stored.set('search.recent.en', '["css",1,null]')
    expect(recentSearches('en')).toEqual(['css'])
  })
})
