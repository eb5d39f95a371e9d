import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { missingStrings } from './missingStrings.ts'

describe('strings that a locale lacks', () => {
  it('are none where the engine has the language', () => {
    expect(missingStrings('de-AT')).toEqual([])
    expect(missingStrings('de', { next: 'Vorwärts', posts: { one: '1', other: '2' } })).toEqual([])
  })

  it('are all that the settings do not give for another language', () => {
    const all = missingStrings('it')
    expect(all).toContain('search.keys.open')
    expect(all).toContain('posts')
    const { skipToContent, next, ...rest } = en
    expect(missingStrings('it', rest)).toEqual(['skipToContent', 'next'])
    expect(missingStrings('it', en)).toEqual([])
    const partly = { ...en, search: { open: 'Cerca', keys: { open: 'apri', close: 'chiudi' } } }
    expect(missingStrings('it', partly).slice(0, 2)).toEqual(['search.name', 'search.placeholder'])
    expect(missingStrings('it', partly).at(-1)).toBe('search.keys.choose')
  })

  it('are also the plural forms that the settings leave out', () => {
    const posts = { one: '{count} wpis', other: '{count} wpisu' }
    expect(missingStrings('pl', { ...en, posts })).toContain('posts.few')
    expect(missingStrings('ru', { posts })).toEqual(['posts.many', 'posts.few'])
    expect(missingStrings('zh', { posts: { other: '{count}篇' } })).toEqual([])
  })
})
