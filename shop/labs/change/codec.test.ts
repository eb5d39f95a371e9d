import { expect, it } from 'vitest'
import { codecFor, initialState, type ChangeState } from './codec.ts'
import { models } from './models.ts'

const codec = codecFor('vue')

it('begins with the framework of the article, in the style of the article', () => {
  expect(codec.initial).toMatchObject({ model: 'vue', updateStyle: 'mutate' })
  expect(codecFor('angular').initial).toMatchObject({ model: 'angular', updateStyle: 'map' })
})

it('a state survives encoding and decoding', () => {
  const some: ChangeState = {
    model: 'react',
    updateStyle: 'fresh',
    memoization: 'compiler',
    changeDetection: 'zone',
    stage: 'compared',
  }
  for (const state of [some, ...models.map(initialState)])
    expect(codec.decode(codec.encode(state))).toEqual(state)
  expect(codec.encode(some)).toBe('react.fresh.compiler.zone.compared')
})

it.each([
  '',
  'react',
  'react.map.none.signals',
  'ember.map.none.signals.ran',
  'react.map.none.signals.ran.x',
  'react.map.toString.signals.ran',
  'react..none.signals.ran',
])('rejects a malformed state: %j', (text) => expect(codec.decode(text)).toBeUndefined())
