import { describe, expect, it } from 'vitest'
import { codec } from './codec.ts'
import { operators } from './operators.ts'
import { specimens } from './values.ts'

describe('a shared pair', () => {
  it('comes back as it was', () => {
    for (const { id: left } of specimens)
      for (const operator of operators) {
        const state = { left, right: '-0', operator } as const
        expect(codec.decode(codec.encode(state))).toEqual(state)
      }
  })

  it('needs no escaping', () => {
    for (const { id } of specimens)
      expect(codec.encode({ left: id, right: id, operator: 'loose' })).toMatch(/^[\w.-]+$/)
  })

  it('is nothing when it is nonsense', () => {
    for (const text of ['', 'arr', 'arr.false', 'arr.false.equal', 'x.y.loose', 'arr.0.loose.1'])
      expect(codec.decode(text)).toBeUndefined()
  })
})
