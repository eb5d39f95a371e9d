import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../content/diagnostic.ts'
import { checkedRoutes } from './checkedRoutes.ts'
import type { PageKind, PageRoute } from './definePage.ts'
import type { PageData } from './route.ts'

const kind: PageKind = {
  kind: 'release',
  isFromSite: true,
  routes: () => [],
  Page: () => Promise.reject(new Error('not rendered here')),
}
const page = { kind: 'release' }

/** Code of a site is not checked by its types. */
function check(returned: unknown) {
  const reported: Diagnostic[] = []
  const list = () => returned as readonly PageRoute<PageData>[]
  const routes = checkedRoutes(kind, list, (diagnostic) => reported.push(diagnostic))
  return { routes, messages: reported.map(({ message }) => message), reported }
}

describe('routes that code of a site lists', () => {
  it('are used as they are', () => {
    const routes = ['/', '/releases/1.0', '/发布/', '/a b'].map((path) => ({ path, page }))
    expect(check(routes)).toEqual({ routes, messages: [], reported: [] })
  })

  it.each([
    ['a promise', Promise.resolve([]), 'must be a list, not a promise'],
    ['a number', 5, 'must be a list'],
    ['nothing', undefined, 'must be a list'],
    ['a route that is none', [null], 'contain the path undefined, which must begin with /'],
    ['a path without /', [{ path: 'r', page }], 'contain the path "r", which must begin with /'],
    [
      'a path that leads elsewhere',
      [{ path: '/r/../x', page }],
      'contain the path "/r/../x", which must not contain the part ".."',
    ],
    [
      'a path with a hash',
      [{ path: '/a#', page }],
      'contain the path "/a#", which must not contain #',
    ],
    ['no data', [{ path: '/r' }], 'contain "/r" without the data of a page of this kind'],
    [
      'data of another kind',
      [{ path: '/r', page: { kind: 'other' } }],
      'contain "/r" without the data of a page of this kind',
    ],
  ])('are refused with a message if they are %s', (_, returned, message) => {
    const { routes, messages, reported } = check(returned)
    expect(routes).toEqual([])
    expect(messages).toEqual([`the routes of the kind of page "release" ${message}`])
    expect(reported[0]).toMatchObject({ severity: 'error', file: 'site.code.ts' })
    expect(reported[0]?.hint).not.toBe('')
  })

  it('are refused with the reason if listing them fails', () => {
    const reported: Diagnostic[] = []
    const fail = () => {
      throw new Error('no data')
    }
    expect(checkedRoutes(kind, fail, (diagnostic) => reported.push(diagnostic))).toEqual([])
    expect(reported[0]?.message).toContain('cannot be listed: no data')
  })
})
