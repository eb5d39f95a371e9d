import { describe, expect, it } from 'vitest'
import { decodeState, encodeState, liveAddress } from './liveAddress.ts'
import { liveId, sharedState } from './sharedState.ts'

describe('the state of a live example in an address', () => {
  it('is the code that was written, in any script and of any length', async () => {
    for (const sources of [
      ['<p>你好 😀</p>', ''],
      ['x'.repeat(100_000), 'a\n\tb'],
      // Compressed, it is still longer than the arguments of one call may be.
      [Array.from({ length: 60_000 }, (_, at) => (at * 2654435761) % 4294967296).join(), ''],
    ]) {
      const state = await encodeState(sources)
      expect(state).toMatch(/^[\w-]+$/)
      expect(await decodeState(state, 2)).toEqual(sources)
    }
  })

  it('is ignored where it is damaged, or is not the code of as many languages', async () => {
    const state = await encodeState(['a', 'b'])
    expect(await decodeState(state, 1)).toBeUndefined()
    expect(await decodeState(state, 3)).toBeUndefined()
    expect(await decodeState(state.slice(0, -3), 2)).toBeUndefined()
    expect(await decodeState('%%%', 2)).toBeUndefined()
    expect(await decodeState('', 2)).toBeUndefined()
  })

  it('belongs to one example, by the hash of its document', () => {
    const id = liveId('/base/assets/live-0123456789.html')
    expect(id).toBe('0123456789')
    const href = liveAddress('https://a.test/docs?q=1#x', id, 'state')
    expect(href).toBe('https://a.test/docs?q=1&live=0123456789%7Estate#x')
    const { search } = new URL(href)
    expect(sharedState(id, search)).toBe('state')
    expect(sharedState('9876543210', search)).toBeUndefined()
    expect(liveAddress(href, id, undefined)).toBe('https://a.test/docs?q=1#x')
  })

  it('stays when another example is reset, or is too long for the address', () => {
    const href = liveAddress('https://a.test/docs?q=1', 'a', 'state')
    expect(liveAddress(href, 'b', undefined)).toBe(href)
    expect(liveAddress(href, 'b', 'x'.repeat(6001))).toBe(href)
  })

  it('is left out where the address would be too long', () => {
    expect(liveAddress('https://a.test/', 'a', 'x'.repeat(6000))).toContain('live=a%7Exxx')
    expect(liveAddress('https://a.test/', 'a', 'x'.repeat(6001))).toBe('https://a.test/')
  })
})
