import { describe, expect, it } from 'vitest'
import { parseFence, readFence } from './fence.ts'

describe('parseFence', () => {
  it('reads language, title, marked lines and flags', () => {
    expect(parseFence('ts', 'title="src/a.ts" {1,3-5} run types')).toEqual({
      lang: 'ts',
      title: 'src/a.ts',
      marked: [1, 3, 4, 5],
      ranged: true,
      flags: ['run', 'types'],
    })
  })

  it('parses an info string that is passed as one', () => {
    expect(parseFence("vue {2} title='一个 标题' wrap", null)).toEqual({
      lang: 'vue',
      title: '一个 标题',
      marked: [2],
      ranged: true,
      flags: ['wrap'],
    })
  })

  it('gives no language, no title and no marks for a bare fence', () => {
    const bare = { lang: '', marked: [], ranged: false, flags: [] }
    expect(parseFence(null, null)).toEqual(bare)
    expect(parseFence('', '')).toEqual(bare)
  })

  it('takes neither a range nor a title for the language', () => {
    expect(parseFence('{2}', null)).toMatchObject({ lang: '', marked: [2] })
    expect(parseFence('title="a', 'b" run')).toEqual({
      lang: '',
      title: 'a b',
      marked: [],
      ranged: false,
      flags: ['run'],
    })
    expect(parseFence(null, 'run')).toMatchObject({ lang: '', flags: ['run'] })
  })

  it('reads a range glued to the language', () => {
    expect(parseFence('js{1,2}', null)).toMatchObject({ lang: 'js', marked: [1, 2] })
  })

  it('keeps languages with signs in their names', () => {
    expect(parseFence('c++', null).lang).toBe('c++')
    expect(parseFence('objective-c', null).lang).toBe('objective-c')
  })

  it('sorts marked lines and names each once', () => {
    expect(parseFence('ts', '{5, 2-3 ,3,1} {2}').marked).toEqual([1, 2, 3, 5])
  })

  it('ignores pieces of a range that make no sense', () => {
    const fence = parseFence('ts', '{0,x,-2,5-3,4-,2,1-999999999,1.5}')
    expect(fence).toMatchObject({ marked: [2], ranged: true })
  })

  it('reads braces within a title as text', () => {
    expect(parseFence('ts', 'title="a{1}=b.ts"')).toEqual({
      lang: 'ts',
      title: 'a{1}=b.ts',
      marked: [],
      ranged: false,
      flags: [],
    })
  })

  it('leaves out an empty title and whatever is no bare word', () => {
    const fence = parseFence('ts', 'title="" "quoted" open="half run')
    expect(fence).toEqual({ lang: 'ts', marked: [], ranged: false, flags: ['run'] })
  })

  it('reads line numbers, as this engine and VitePress write them', () => {
    const numbers = (info: string) => parseFence(info, null).lineNumbers
    expect(numbers('ts')).toBeUndefined()
    expect(numbers('ts showLineNumbers')).toBe(1)
    expect(numbers('ts showLineNumbers=10')).toBe(10)
    expect(numbers('ts showLineNumbers={10}')).toBe(10)
    expect(numbers('ts noLineNumbers')).toBe(false)
    expect(numbers('ts:line-numbers {1}')).toBe(1)
    expect(numbers('ts:line-numbers=2')).toBe(2)
    expect(numbers('ts:no-line-numbers')).toBe(false)
    expect(parseFence('ts:line-numbers=2{3}', null)).toMatchObject({ lang: 'ts', marked: [3] })
  })

  it('reads focused and folded lines', () => {
    expect(parseFence('ts', 'focus={2-3} {1} collapse={5}')).toMatchObject({
      marked: [1],
      focused: [2, 3],
      folded: [5],
    })
    expect(parseFence('ts', 'collapse')).toMatchObject({ flags: ['collapse'] })
  })

  it('reads a title in brackets, as VitePress writes it', () => {
    expect(parseFence('ts', '[src/a b.ts] {1}')).toMatchObject({ title: 'src/a b.ts', marked: [1] })
    expect(parseFence('ts', '[a] title="b"').title).toBe('b')
  })

  it('keeps the values of options that it does not know', () => {
    expect(parseFence('ts', 'from="a.ts" excerpt=\'only a part\' title="x"').values).toEqual({
      from: 'a.ts',
      excerpt: 'only a part',
    })
    expect(parseFence('ts', 'title="x" wrap').values).toBeUndefined()
  })

  it('says what it cannot read', () => {
    const { mistakes } = readFence('ts', '{0,x,2} focus={3-} other="x y" showLineNumbers=ten a/b')
    expect(mistakes).toEqual([
      { kind: 'range', written: '3-' },
      { kind: 'option', written: 'other' },
      { kind: 'number', written: 'showLineNumbers=ten' },
      { kind: 'option', written: 'a/b' },
      { kind: 'range', written: '0' },
      { kind: 'range', written: 'x' },
    ])
    expect(readFence('ts', 'title="a" {1, 3-5,} [b] wrap focus={1}').mistakes).toEqual([])
  })
})
