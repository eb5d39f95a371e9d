import { describe, expect, it } from 'vitest'
import { labAddress, sharedLab } from './labAddress.ts'

describe('the address of a lab', () => {
  it('names it and carries its state', () => {
    const address = labAddress('https://shop.example/docs/number?x=1#bits', {
      name: 'number',
      state: '0.1~店',
    })
    expect(address).toMatch(/^https:\/\/shop\.example\/docs\/number\?x=1&lab=number/)
    expect(sharedLab('number', new URL(address).search)).toBe('0.1~店')
  })

  it('names it alone for its first state', () => {
    const address = labAddress('https://shop.example/docs/number', {
      name: 'number',
      state: undefined,
    })
    expect(address).toBe('https://shop.example/docs/number?lab=number')
    expect(sharedLab('number', '?lab=number')).toBe('')
  })

  it('has no state for another lab', () => {
    expect(sharedLab('string', '?lab=number~1')).toBeUndefined()
    expect(sharedLab('number', '?lab=numbers')).toBeUndefined()
    expect(sharedLab('number', '')).toBeUndefined()
  })

  it('loses the lab at a reset, and nothing else', () => {
    expect(labAddress('https://shop.example/a?lab=number~1&x=1#y', undefined)).toBe(
      'https://shop.example/a?x=1#y',
    )
  })
})
