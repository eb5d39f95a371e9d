import { expect, it } from 'vitest'
import { fakeSite, faultyStore } from './fakeStore.testing.ts'
import { newVersionOf } from './newVersionOf.ts'

const path = '/a'
const other = { id: 'an id that no page has', path }

it('another version of a page is found by the id of its payload', async () => {
  const site = fakeSite()
  const one = site.page('/a', 'one')
  expect(await newVersionOf(site.store, '/a', { id: one, path })).toBeUndefined()
  const two = site.page('/a', 'two')
  expect(await newVersionOf(site.store, '/a', { id: one, path })).toBe(two)
})

it('no version is found without a network, where the page is gone or another one, and in what is no payload', async () => {
  const site = fakeSite()
  site.page('/a', 'one')
  const offline = faultyStore(site, () => 'fails')
  expect(await newVersionOf(offline, '/a', other)).toBeUndefined()
  expect(await newVersionOf(site.store, '/deleted', other)).toBeUndefined()
  expect(await newVersionOf(site.store, '/a', { ...other, path: '/offline' })).toBeUndefined()
  site.files.set('/a/index.txt', '<title>Log in</title>')
  expect(await newVersionOf(site.store, '/a', other)).toBeUndefined()
})
