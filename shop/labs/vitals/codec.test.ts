import { expect, it } from 'vitest'
import { codec, type VitalsState } from './codec.ts'

it('a state survives encoding and decoding', () => {
  const state: VitalsState = {
    part: 'click',
    reservations: { image: 'reserved', font: 'absent', banner: 'unreserved', ad: 'reserved' },
    adAt: 2500,
    click: { blocked: 0, work: 600, yields: true, nodes: 20_000 },
    others: 120,
  }
  expect(codec.decode(codec.encode(state))).toEqual(state)
  expect(codec.decode(codec.encode(codec.initial))).toEqual(codec.initial)
})

it.each([
  '',
  's',
  's.1111.3200.120.180.n.2000',
  'x.1111.3200.120.180.n.2000.30',
  's.1119.3200.120.180.n.2000.30',
  's.111.3200.120.180.n.2000.30',
  's.1111.3250.120.180.n.2000.30',
  's.1111.3200.-10.180.n.2000.30',
  's.1111.3200.120.180.q.2000.30',
  's.1111.3200.120.180.n.99999.30',
  's.1111.3200.120.180.n.2000.30.1',
])('rejects a malformed state: %j', (text) => expect(codec.decode(text)).toBeUndefined())
