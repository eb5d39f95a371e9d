import { expect, it } from 'vitest'
import { codecFor, opened, type ChangeState } from './codec.ts'
import { models } from './models.ts'

const codec = codecFor('vue')

it('begins with the framework of the page, written as the page writes it', () => {
  expect(codec.initial).toMatchObject({ model: 'vue', way: 'mutate' })
  expect(codecFor('angular').initial).toMatchObject({ model: 'angular', way: 'map' })
})

it('a state comes back from its text as it was', () => {
  const some: ChangeState = {
    model: 'react',
    way: 'fresh',
    saving: 'compiler',
    checking: 'zone',
    stage: 'compared',
  }
  for (const state of [some, ...models.map(opened)])
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
])('nonsense is no state: %j', (text) => expect(codec.decode(text)).toBeUndefined())
