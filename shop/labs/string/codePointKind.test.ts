import { describe, expect, it } from 'vitest'
import { visibleForm, codePointKind } from './codePointKind.ts'

describe('a code point', () => {
  it('has a kind', () => {
    const codes = [0x5e97, 0x200d, 0xfe0f, 0x301, 0x1f1e8, 0xd842, 0x20, 0x0a, 0x1f469]
    expect(codes.map(codePointKind)).toEqual([
      'plain',
      'joiner',
      'variation',
      'combining',
      'regional',
      'lone',
      'space',
      'control',
      'plain',
    ])
  })

  it('has a visible form even without a glyph', () => {
    const codes = [0x5e97, 0x200d, 0xfe0f, 0x301, 0xd842, 0x20, 0x01]
    expect(codes.map(visibleForm)).toEqual(['店', 'ZWJ', 'VS16', '◌\u0301', '\uFFFD', 'SP', '·'])
  })
})
