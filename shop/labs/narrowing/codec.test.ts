import { expect, it } from 'vitest'
import { codec, startProgram } from './codec.ts'
import { programNames } from './programs.ts'

it('every state survives encoding and decoding', () => {
  const states = [
    codec.initial,
    { program: 'callback', run: 0, variable: 1, step: 5 } as const,
    { program: 'union', run: undefined, variable: 0, step: 4 } as const,
    ...programNames.map(startProgram),
  ]
  for (const state of states) expect(codec.decode(codec.encode(state))).toEqual(state)
})

it('needs no escaping in an address', () => {
  expect(codec.encode(codec.initial)).toBe('typeof.1.0.1')
})

it.each([
  '',
  'typeof',
  'typeof.1.0',
  'typeof.1.0.1.1',
  'typeof.9.0.0',
  'typeof.1.1.0',
  'typeof.1.0.7',
  'typeof.2.0.2',
  'typeof.-1.0.0',
  'typeof.1.0.1e0',
  'toString.1.0.0',
  '__proto__.1.0.0',
])('rejects a malformed state: %j', (text) => expect(codec.decode(text)).toBeUndefined())
