import { expect, it } from 'vitest'
import { codec } from './codec.ts'

it('a state survives encoding and decoding', () => {
  const state = { ...codec.initial, scheme: 'underscore' as const, value: 'l', classes: 'a a_b.c' }
  expect(codec.decode(codec.encode(state))).toEqual(state)
  expect(codec.decode(codec.encode(codec.initial))).toEqual(codec.initial)
})

it.each(['', 'x', 'd', 'd.card', 'z.card....', 'd.<b>....', 'd.Card....'])(
  'rejects a malformed state: %j',
  (text) => expect(codec.decode(text)).toBeUndefined(),
)
