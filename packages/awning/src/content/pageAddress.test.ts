import { describe, expect, it } from 'vitest'
import { plainSite } from '../config/plainSite.testing.ts'
import { pageAddress, pageAddressMistake } from './pageAddress.ts'

describe('the address of a page', () => {
  it.each([
    ['pages/index.md', '/'],
    ['pages/about.md', '/about'],
    ['pages/about.tsx', '/about'],
    ['pages/team/history.mdx', '/team/history'],
    ['pages/team/index.tsx', '/team/'],
    ['pages/1.2.md', '/1.2'],
    ['pages/reindex.md', '/reindex'],
  ])('of %s is %s', (key, path) => {
    expect(pageAddress(key)).toBe(path)
    expect(pageAddressMistake(path, plainSite)).toBeUndefined()
  })

  it.each([
    ['/404', 'NotFound'],
    ['/offline', 'offline: false'],
    ['/assets/a', 'Choose another name'],
    ['/zh/a', 'in pages/ itself'],
    ['/en', 'pages/en/index.md'],
    ['/a?b', 'Leave it out'],
  ])('cannot be %s, and the hint says what to write', (path, hint) => {
    expect(pageAddressMistake(path, plainSite)?.hint).toContain(hint)
  })

  it('can be /404 below another folder, and /offline on a site without offline reading', () => {
    expect(pageAddressMistake('/a/404', plainSite)).toBeUndefined()
    expect(pageAddressMistake('/offline', { ...plainSite, offline: false })).toBeUndefined()
  })
})
