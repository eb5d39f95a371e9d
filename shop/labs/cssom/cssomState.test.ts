import { describe, expect, it } from 'vitest'
import { cssomCodec, maxLength, sanitizeValue } from './cssomState.ts'
import { properties, suggestions } from './properties.ts'

describe('a shared declaration', () => {
  it('survives encoding and decoding, for every suggestion', () => {
    for (const property of properties)
      for (const value of suggestions[property]) {
        const state = {
          property,
          value,
          width: 333,
          fontSize: 10,
          x: 'calc(1em * 2)',
          hasBox: false,
        }
        expect(cssomCodec.decode(cssomCodec.encode(state))).toEqual(state)
      }
  })

  it('may have an empty value', () => {
    const state = { ...cssomCodec.initial, value: '', x: '' }
    expect(cssomCodec.decode(cssomCodec.encode(state))).toEqual(state)
  })

  it('is rejected when it is invalid', () => {
    for (const text of [
      '',
      'width',
      'background*240*16*1*3em;url(x)',
      'width*99*16*1*3em;50%',
      'width*999*16*1*3em;50%',
      'width*240*99*1*3em;50%',
      'width*240*16*2*3em;50%',
      'width*240*16*1*3em;50%;color: red',
      `width*240*16*1*3em;${'1'.repeat(maxLength + 1)}`,
      'width*240*16*1*3em;5\u0000',
    ])
      expect(cssomCodec.decode(text), text).toBeUndefined()
  })
})

describe('a typed value', () => {
  it('cannot end the declaration or exceed the limit', () => {
    expect(sanitizeValue('1px; color: red')).toBe('1px color: red')
    expect(sanitizeValue('1'.repeat(99))).toHaveLength(maxLength)
  })
})
