import { expect, it } from 'vitest'
import { codec } from './codec.ts'

it('a state survives encoding and decoding', () => {
  const state = {
    hue: 0,
    chroma: 0,
    text: 10,
    muted: 80,
    accent: 33,
    radius: 24,
    space: 4,
    scale: 160,
  }
  expect(codec.decode(codec.encode(state))).toEqual(state)
  expect(codec.decode(codec.encode(codec.initial))).toEqual(codec.initial)
})

it.each([
  '',
  '165',
  '165.100.25.52.50.8.8',
  '165.100.25.52.50.8.8.125.1',
  '360.100.25.52.50.8.8.125',
  '165.100.5.58.50.8.8.125',
  '165.100.25.52.50.7.8.125',
  '165.100.25.52.50.8.8.1e2',
  'a.100.25.52.50.8.8.125',
])('rejects a malformed state: %j', (text) => expect(codec.decode(text)).toBeUndefined())
