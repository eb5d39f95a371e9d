import { describe, expect, it } from 'vitest'
import { presets } from './presets.ts'
import { longest, selectorCodec } from './selectorState.ts'

describe('a shared selector', () => {
  it.each(Object.values(presets))('comes back as it was: $parent { $text', (state) => {
    expect(selectorCodec.decode(selectorCodec.encode(state))).toEqual(state)
  })

  it('may be anything that could be typed, also what is no selector', () => {
    expect(selectorCodec.decode('.a >')).toEqual({ text: '.a >', parent: '' })
    expect(selectorCodec.decode('.a{')).toEqual({ text: '', parent: '.a' })
  })

  it('is nothing when it is empty, too long or not to be typed', () => {
    expect(selectorCodec.decode('')).toBeUndefined()
    expect(selectorCodec.decode('a'.repeat(longest + 1))).toBeUndefined()
    expect(selectorCodec.decode(`${'a'.repeat(longest + 1)}{b`)).toBeUndefined()
    expect(selectorCodec.decode('a\u0000b')).toBeUndefined()
    expect(selectorCodec.decode('a\nb')).toBeUndefined()
  })
})
