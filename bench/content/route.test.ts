import { describe, expect, it } from 'vitest'
import { benchDocument } from './document.ts'
import { routeThrough } from './route.ts'

describe('the route of a visit', () => {
  it.each([30, 300, 1000, 10_000])(
    'leads to a neighbour, then to a page that nothing has shown, of %i',
    (documents) => {
      const { from, next, last } = routeThrough(documents)
      const folder = (path: string) => path.split('/')[0]
      expect(folder(next.path)).toBe(folder(from))
      expect(folder(last.path)).not.toBe(folder(from))
      const near = benchDocument(5, documents).links
      expect(near).not.toContain(next.path)
      expect(near).not.toContain(last.path)
      const index = Number(next.path.slice(-4))
      expect(benchDocument(index, documents).links[2]).toBe(last.path)
    },
  )

  it('does not exist in a site of one folder', () => {
    expect(() => routeThrough(20)).toThrow('more than 20 are needed')
  })
})
