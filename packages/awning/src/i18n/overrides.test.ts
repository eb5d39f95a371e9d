import { describe, expect, it } from 'vitest'
import { checkOverrides } from './checkOverrides.ts'
import { en } from './en.ts'
import { withOverrides } from './overrides.ts'
import { stringsOf } from './stringsFor.ts'
import { zh } from './zh.ts'

describe('words of the interface that an owner replaces', () => {
  it('take the place of the built-in ones, and leave the rest', () => {
    const strings = withOverrides(en, { next: 'Onwards', search: { keys: { open: 'go' } } })
    expect(strings).toEqual({
      ...en,
      next: 'Onwards',
      search: { ...en.search, keys: { ...en.search.keys, open: 'go' } },
    })
  })

  it('replace the forms for numbers, and lists, as a whole', () => {
    const strings = withOverrides(en, {
      posts: { other: '{count} notes' },
      search: { tips: ['x'] },
    })
    expect(strings.posts).toEqual({ other: '{count} notes' })
    expect(strings.search.tips).toEqual(['x'])
  })

  it('make one object, however often it is asked for', () => {
    const overrides = { next: 'Onwards' }
    expect(withOverrides(en, overrides)).toBe(withOverrides(en, overrides))
    expect(withOverrides(en, undefined)).toBe(en)
    expect(withOverrides(zh, overrides).previous).toBe(zh.previous)
  })

  it('are for one locale; the language of a locale decides about the others', () => {
    const locales = [
      { id: 'en', label: '', lang: 'en', dir: 'ltr' as const },
      { id: 'cn', label: '', lang: 'zh-Hans', dir: 'ltr' as const },
    ]
    const config = { locales, strings: { en: { next: 'Onwards' } } }
    expect(stringsOf(config, 'en').next).toBe('Onwards')
    expect(stringsOf(config, 'cn')).toBe(zh)
  })
})

describe('a mistake in the owner’s words', () => {
  const told = (overrides: unknown) =>
    checkOverrides(overrides).map(({ path, message }) => `${path.join('.')}: ${message}`)

  it('is a name that does not exist', () => {
    expect(told({ nxt: 'a' })).toEqual(['nxt: there is no such string. Write "next".'])
    expect(told({ search: { xyzxyz: 'a' } })[0]).toMatch(
      /^search\.xyzxyz: there is no such string\. Known: open, name, /,
    )
  })

  it('is a value of another kind', () => {
    expect(told({ next: 1, search: 'a', posts: 'b' })).toEqual([
      "next: must be text. Write '…'.",
      "search: must be an object. Write { notFoundTitle: 'Nothing here' }.",
      "posts: must have a form for each kind of number. Write { one: '…', other: '{count} …' }.",
    ])
    expect(told({ posts: { one: 'a' } })).toHaveLength(1)
    expect(told({ posts: { other: 'a', dozen: 'b' } })).toHaveLength(1)
    expect(told({ search: { tips: 'a' } })).toHaveLength(1)
  })

  it('is a placeholder that nothing is filled in for', () => {
    expect(told({ readCount: '{cuont}' })).toEqual([
      'readCount: nothing is filled in for {cuont}. It has {count}, {total}.',
    ])
    expect(told({ next: '{page}' })).toEqual([
      'next: nothing is filled in for {page}. It has none.',
    ])
    expect(told({ posts: { one: '1', other: '{number}' } })).toHaveLength(1)
  })

  it('is not to leave something out', () => {
    expect(told({})).toEqual([])
    expect(told({ readCount: '{count} read', next: undefined })).toEqual([])
    expect(told(en)).toEqual([])
    expect(told(zh)).toEqual([])
  })
})
