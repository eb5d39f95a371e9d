import { describe, expect, it } from 'vitest'
import { codec } from './codec.ts'
import { operators } from './operators.ts'
import { sampleValues } from './values.ts'

describe('a shared pair', () => {
  it('survives encoding and decoding', () => {
    for (const { id: left } of sampleValues)
      for (const operator of operators) {
        const state = { left, right: '-0', operator } as const
        expect(codec.decode(codec.encode(state))).toEqual(state)
      }
  })

  it('needs no escaping', () => {
    for (const { id } of sampleValues)
      expect(codec.encode({ left: id, right: id, operator: 'loose' })).toMatch(/^[\w.-]+$/)
  })

  it('is rejected when it is malformed', () => {
    for (const text of ['', 'arr', 'arr.false', 'arr.false.equal', 'x.y.loose', 'arr.0.loose.1'])
      expect(codec.decode(text)).toBeUndefined()
  })
})
