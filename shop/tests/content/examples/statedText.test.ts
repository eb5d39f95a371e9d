import { describe, expect, it } from 'vitest'
import { isExpression, readStatedText } from './statedText.ts'

describe('readStatedText', () => {
  it.each([
    ['false，两个近似值', 'false'],
    ["'a，b'，字符串", "'a，b'"],
    ["['（', 1]（数组）", "['（', 1]"],
    ['1；二', '1'],
    ['3 — three', '3'],
    ['a—b', 'a—b'],
    ["'it\\'s，so'，x", "'it\\'s，so'"],
  ])('reads %s as %s', (whole, text) => {
    expect(readStatedText(whole).text).toBe(text)
  })

  it('offers every reading, for text that is printed', () => {
    expect(readStatedText('你好，世界（问候）').readings).toEqual([
      '你好，世界（问候）',
      '你好',
      '你好，世界',
    ])
  })

  it.each([
    ['TypeError', { name: 'TypeError', message: '' }],
    ['Error: no，说明', { name: 'Error', message: 'no' }],
    ['DOMException', { name: 'DOMException', message: '' }],
    ["'TypeError'", undefined],
    ['TypeErrors', undefined],
  ])('knows whether %s is an error', (whole, error) => {
    expect(readStatedText(whole).error).toEqual(error)
  })
})

describe('isExpression', () => {
  it.each(['1', '{ a: 1 }', '[1, 2]', "new Map([['a', 1]])", 'a => a', '/x/g', '-0', '5n'])(
    'takes %s',
    (text) => expect(isExpression(text)).toBe(true),
  )

  it.each([
    '',
    'Map(1) { 1 => 2 }',
    '[Function: f]',
    '2024-01-01T00:00:00.000Z',
    'a) + (b',
    '1 // x',
    '1, 2',
    'await x',
    'a; b',
  ])('refuses %s', (text) => expect(isExpression(text)).toBe(false))
})
