import { describe, expect, it } from 'vitest'
import { presets } from './presets.ts'
import { maxLength, selectorCodec } from './selectorState.ts'

describe('a shared selector', () => {
  it.each(Object.values(presets))('survives encoding and decoding: $parent { $text', (state) => {
    expect(selectorCodec.decode(selectorCodec.encode(state))).toEqual(state)
  })

  it('may be any text that can be typed, even an invalid selector', () => {
    expect(selectorCodec.decode('.a >')).toEqual({ text: '.a >', parent: '' })
    expect(selectorCodec.decode('.a{')).toEqual({ text: '', parent: '.a' })
  })

  it('is rejected when it is empty, too long or has control characters', () => {
    expect(selectorCodec.decode('')).toBeUndefined()
    expect(selectorCodec.decode('a'.repeat(maxLength + 1))).toBeUndefined()
    expect(selectorCodec.decode(`${'a'.repeat(maxLength + 1)}{b`)).toBeUndefined()
    expect(selectorCodec.decode('a\u0000b')).toBeUndefined()
    expect(selectorCodec.decode('a\nb')).toBeUndefined()
  })
})
