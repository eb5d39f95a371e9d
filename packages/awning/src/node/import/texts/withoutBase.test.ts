import { expect, it } from 'vitest'
import { baseFolder, withoutBase } from './withoutBase.ts'

it.each([
  ['/proj/docs/a', '/docs/a'],
  ['/proj/', '/'],
  ['/proj', '/'],
  ['/proj#a', '/#a'],
  ['/proj?a', '/?a'],
  ['/proj/?a#b', '/?a#b'],
  ['/project/docs', '/project/docs'],
  ['/docs/proj/a', '/docs/proj/a'],
  ['/', '/'],
  ['proj/a', 'proj/a'],
  ['https://a.example/proj/a', 'https://a.example/proj/a'],
])('the address %s is written as %s on a site below /proj/', (address, written) => {
  expect(withoutBase(address, '/proj/')).toBe(written)
  expect(withoutBase(address, '/')).toBe(address)
})

it.each([
  ['/proj/', '/proj/'],
  ['proj', '/proj/'],
  ['/a/b', '/a/b/'],
  ['/', '/'],
  ['', '/'],
])('the base %s is the folder %s', (written, folder) => {
  expect(baseFolder(written)).toBe(folder)
})
