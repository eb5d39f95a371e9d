import { describe, expect, it } from 'vitest'
import { readingMinutes } from './readingMinutes.ts'

const prose = (...texts: string[]) => readingMinutes({ prose: texts, code: [] })
const code = (...texts: string[]) => readingMinutes({ prose: [], code: texts })
const words = (count: number) => 'word '.repeat(count)
const han = (count: number) => '字'.repeat(count)

describe('the reading time of a text', () => {
  it('is a minute for 400 Chinese characters, and begins another with the next', () => {
    expect([1, 400, 401, 800, 801].map((count) => prose(han(count)))).toEqual([1, 1, 2, 2, 3])
  })

  it('is a minute for 240 words of English', () => {
    expect([1, 240, 241, 480, 481].map((count) => prose(words(count)))).toEqual([1, 1, 2, 2, 3])
  })

  it('adds up the parts of a mixed text', () => {
    expect(prose(`${han(200)} ${words(120)}`)).toBe(1)
    expect(prose(`${han(201)} ${words(120)}`)).toBe(2)
    expect(prose(`${han(200)} ${words(121)}`)).toBe(2)
    // Without spaces, as Chinese typography writes it.
    expect([109, 110].map((count) => prose('用CSS写'.repeat(count)))).toEqual([1, 2])
  })

  it('is nothing for a text without words', () => {
    expect(prose()).toBe(0)
    expect(prose('', ' \n', '——，。！ 😀 … --')).toBe(0)
  })

  it('counts code at half the speed', () => {
    expect([120, 121].map((count) => code(words(count)))).toEqual([1, 2])
    expect([200, 201].map((count) => code(han(count)))).toEqual([1, 2])
    expect(code('{ } => ;')).toBe(0)
    expect(readingMinutes({ prose: [words(120)], code: [words(60)] })).toBe(1)
    expect(readingMinutes({ prose: [words(120)], code: [words(61)] })).toBe(2)
  })

  it('counts a word with an apostrophe, a hyphen or a point once', () => {
    expect(prose("don’t well-known 3.14 e.g. it's ".repeat(48))).toBe(1)
  })

  it('counts kana as characters, also the long vowel mark, and rare characters once', () => {
    expect(prose('コーヒー'.repeat(100))).toBe(1)
    expect(prose('𠮷'.repeat(400))).toBe(1)
  })

  it('counts Korean by words', () => {
    expect(prose('한국어 문장 '.repeat(120))).toBe(1)
  })
})
