import { inspect as inspectInNode } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createFormat } from './browserConsole.ts'
import { inspect } from './inspect.ts'

class Point {
  x = 1
}
class Far extends Point {
  get y() {
    return 2
  }
}

class List extends Array<number> {}
const holes: unknown[] = []
holes[1] = 'b'
holes.length = 4

const values: Record<string, unknown> = {
  strings: ['a', "it's", `"'`, 'line\nbreak', '中文'],
  primitives: [1, -0, NaN, 5n, true, null, undefined, Symbol('s')],
  functions: [function named() {}, () => {}, async function later() {}, Point, Far],
  objects: { a: { b: { c: { d: 1 } } }, 'b-c': [] },
  arrays: [[[[[1]]]], holes, []],
  instances: [new Point(), new Far(), Object.create(null), new List()],
  collections: [new Map<unknown, unknown>([['a', { b: 1 }]]), new Set([1, 'x']), new Map()],
  'dates and patterns': [new Date(0), new Date(NaN), /a\/b/gi],
  'boxed values': [Object(1), Object('a'), Object(true)],
  'typed arrays': [new Uint8Array([1, 2])],
  accessors: {
    get a() {
      return 1
    },
    set b(_: number) {},
  },
}

describe('inspect', () => {
  it.each(Object.keys(values))('shows %s as Node does', (name) => {
    const value = values[name]
    expect(inspect(value)).toBe(inspectInNode(value, { breakLength: Infinity, compact: true }))
  })

  // Node 24 leaves the brackets out.
  it('shows keys that are symbols in brackets', () => {
    expect(inspect({ [Symbol('k')]: {} })).toBe('{ [Symbol(k)]: {} }')
  })

  it('shows errors without their callers, and elements as HTML', () => {
    expect(inspect([new TypeError('x')])).toBe('[ TypeError: x ]')
    expect(inspect({ outerHTML: '<p></p>' })).toBe('<p></p>')
  })

  it('comes to an end with circles', () => {
    const circle: { self?: unknown } = {}
    circle.self = circle
    expect(inspect(circle)).toContain('[Circular *1]')
  })
})

describe('a console of the browser', () => {
  it('prints what Node prints', () => {
    const format = createFormat()
    expect(format('log', ['a', 1, 'b', { c: 'd' }])).toBe("a 1 b { c: 'd' }")
    expect(format('warn', ['%s is %d%', 'x', 1, 'more'])).toBe('x is 1% more')
    expect(format('assert', [false, 'no'])).toBe('Assertion failed: no')
    expect(format('assert', [true])).toBeUndefined()
    expect([format('count', []), format('count', [])]).toEqual(['default: 1', 'default: 2'])
    expect(format('time', ['a'])).toBeUndefined()
  })
})
