import { removeTwoslashNotations } from 'twoslash/core'
import { describe, expect, it } from 'vitest'
import { shownLines, typedExtension, withoutTwoslash } from './twoslashCode.ts'

describe('the shown lines of code with types', () => {
  it.each([
    ['const a = 1\n//    ^?\na', 'const a = 1\na'],
    ['  a\n  // ^?', '  a'],
    ['// @errors: 2322\n// @strict\na', 'a'],
    ['hidden\n// ---cut---\na', 'a'],
    ['hidden\n// ---cut-before---\na\n// ---cut-after---\nhidden', 'a'],
    ['a\n// ---cut-start---\nhidden\n// ---cut-end---\nb', 'a\nb'],
    ['hidden\n// ---cut---\nhidden\n// ---cut---\na', 'a'],
    ['// @filename: a.ts\na', '// @filename: a.ts\na'],
    [
      '// @ts-ignore\n// a comment\n// ^ not a query',
      '// @ts-ignore\n// a comment\n// ^ not a query',
    ],
    ['a\n// ^^^ text\nb.\n//^|', 'a\nb.'],
    ['', ''],
  ])('of %j are %j, as for Twoslash', (code, shown) => {
    expect(withoutTwoslash(code)).toBe(shown)
    expect(removeTwoslashNotations(code).replace(/\n$/, '')).toBe(shown)
  })

  it('are numbered from 0', () => {
    expect(shownLines('// @strict\na\n// ^?\nb')).toEqual([1, 3])
  })
})

describe('the kind of a block with types', () => {
  it.each([
    ['ts', 'ts'],
    ['typescript', 'ts'],
    ['mts', 'ts'],
    ['tsx', 'tsx'],
    ['js', 'js'],
    ['jsx', 'jsx'],
    ['css', undefined],
    ['', undefined],
  ])('of the language %j is %j', (lang, extension) => {
    expect(typedExtension({ lang, flags: ['twoslash'] })).toBe(extension)
    expect(typedExtension({ lang, flags: [] })).toBe(undefined)
  })
})
