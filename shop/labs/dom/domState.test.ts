import { describe, expect, it } from 'vitest'
import { domCodec, maxHtmlLength, maxActions, type DomState } from './domState.ts'

describe('the state in an address', () => {
  it.each<DomState>([
    domCodec.initial,
    { sample: 0, html: undefined, actions: [] },
    {
      sample: 1,
      html: undefined,
      actions: ['append', 'removeFirst', 'move', 'removeClass', 'queryAgain'],
    },
    { sample: 0, html: undefined, actions: ['loopLive', 'loopLive', 'loopStatic'] },
    { sample: 0, html: '', actions: [] },
    { sample: 0, html: '<p class="todo">茶，米 & 盐 🍵?\n</p>', actions: ['append'] },
    { sample: 0, html: '茶'.repeat(maxHtmlLength), actions: [] },
  ])('survives encoding and decoding', (state) => {
    expect(domCodec.decode(domCodec.encode(state))).toEqual(state)
  })

  it('needs no escaping', () => {
    const text = domCodec.encode({ sample: 0, html: '<p>茶>?~ÿ</p>', actions: ['move'] })
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
    `0.${'a'.repeat(maxActions + 1)}`,
    `0..${'YWFh'.repeat(maxHtmlLength)}`,
  ])('is rejected when it is malformed: %s', (text) => {
    expect(domCodec.decode(text)).toBeUndefined()
  })
})
