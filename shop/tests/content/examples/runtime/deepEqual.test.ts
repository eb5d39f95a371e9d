import { describe, expect, it } from 'vitest'
import { deepEqual } from './deepEqual.ts'

class Point {
  x = 1
}
const circle = () => {
  const object: { self?: unknown } = {}
  object.self = object
  return object
}

describe('deepEqual', () => {
  it.each([
    [NaN, NaN],
    [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ],
    [new Point(), { x: 1 }],
    [Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
    ['abc'.match(/b/), ['b']],
    [new Set([1, { a: 1 }]), new Set([1, { a: 1 }])],
    [new Date(5), new Date(5)],
    [/a/g, /a/g],
    [new TypeError('x'), new TypeError('x')],
    [new Uint8Array([1]), new Uint8Array([1])],
    [Object(1), Object(1)],
    [circle(), circle()],
  ])('considers %o and %o equal', (a, b) => expect(deepEqual(a, b)).toBe(true))

  it.each([
    [0, -0],
    [1, '1'],
    [null, {}],
    [[undefined], Array(1)],
    [{ a: undefined }, {}],
    [new Map(), {}],
    [[], {}],
    [new Map([[1, 2]]), new Map([[1, 3]])],
    [new Date(5), new Date(6)],
    [/a/g, /a/i],
    [new TypeError('x'), new Error('x')],
    [Promise.resolve(1), Promise.resolve(1)],
    [() => 1, () => 1],
    [Object(1), Object(2)],
  ])('distinguishes %o from %o', (a, b) => expect(deepEqual(a, b)).toBe(false))
})
