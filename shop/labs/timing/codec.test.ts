import { expect, it } from 'vitest'
import { codec, type TimingState } from './codec.ts'

it('a state survives encoding and decoding', () => {
  const state: TimingState = { sample: 'scroll', wait: 80, debounce: 'both', throttle: 'trailing' }
  expect(codec.decode(codec.encode(state))).toEqual(state)
  expect(codec.decode(codec.encode(codec.initial))).toEqual(codec.initial)
})

it.each([
  '',
  'typing',
  'typing.200.trailing',
  'typing.5000.trailing.both',
  'typing.10.trailing.both',
  'typing.205.trailing.both',
  'typing.-90.trailing.both',
  'other.200.trailing.both',
  'typing.200.never.both',
  'typing.200.trailing.both.more',
])('rejects a malformed state: %j', (text) => expect(codec.decode(text)).toBeUndefined())
