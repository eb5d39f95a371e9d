import { describe, expect, it } from 'vitest'
import { toBits } from './bits.ts'
import { codec } from './codec.ts'

describe('the shared bits', () => {
  it('survive encoding and decoding', () => {
    const nanWithPayload = 0x7ff8000000000123n
    for (const bits of [toBits(0.1), toBits(-0), 0n, 1n, nanWithPayload, 2n ** 64n - 1n])
      expect(codec.decode(codec.encode(bits))).toBe(bits)
  })

  it('are sixteen hexadecimal digits', () => {
    expect(codec.encode(toBits(0.1))).toBe('3fb999999999999a')
    expect(codec.encode(1n)).toBe('0000000000000001')
  })

  it('are rejected when they are malformed', () => {
    for (const text of ['', '0', '3FB999999999999A', '3fb999999999999a0', '0x3fb9999999999', '店'])
      expect(codec.decode(text)).toBeUndefined()
  })
})
