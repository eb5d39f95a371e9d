import { expect, it } from 'vitest'
import { oldAddressMistake } from './oldAddress.ts'

it.each(['/old', '/a:1', '/10:30', '/旧/页', '/a.pdf'])('%s can be an old address', (address) => {
  expect(oldAddressMistake(address)).toBeUndefined()
})

it.each([
  ['/*', 'must not contain *'],
  ['/docs/*/a', 'must not contain *'],
  ['/:name', 'must not contain :'],
  ['/c:d', 'must not contain :'],
  ['/', 'must not be the home page'],
])('%s cannot, because hosts would take it for more', (address, message) => {
  expect(oldAddressMistake(address)).toMatchObject({ message })
})
