import { describe, expect, it } from 'vitest'
import { domCodec, longestHtml, mostDeeds, type DomState } from './domState.ts'

describe('a tree in an address', () => {
  it.each<DomState>([
    domCodec.initial,
    { sample: 0, html: undefined, done: [] },
    { sample: 1, html: undefined, done: ['append', 'removeFirst', 'move', 'unclass', 'retake'] },
    { sample: 0, html: undefined, done: ['loopLive', 'loopLive', 'loopStill'] },
    { sample: 0, html: '', done: [] },
    { sample: 0, html: '<p class="todo">茶，米 & 盐 🍵?\n</p>', done: ['append'] },
    { sample: 0, html: '茶'.repeat(longestHtml), done: [] },
  ])('comes back as it was', (state) => {
    expect(domCodec.decode(domCodec.encode(state))).toEqual(state)
  })

  it('needs no escaping', () => {
    const text = domCodec.encode({ sample: 0, html: '<p>茶>?~ÿ</p>', done: ['move'] })
    expect(encodeURIComponent(text)).toBe(text)
  })

  it.each([
    '',
    '0',
    '2.',
    '0.z',
    '0.a.b.c',
    '0..%%',
    '0..A',
    '0.._w',
    `0.${'a'.repeat(mostDeeds + 1)}`,
    `0..${'YWFh'.repeat(longestHtml)}`,
  ])('is nothing when it is nonsense: %s', (text) => {
    expect(domCodec.decode(text)).toBeUndefined()
  })
})
