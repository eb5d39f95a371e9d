import { describe, expect, it } from 'vitest'
import { ancestorsOf } from './ancestorsOf.ts'
import { category, link } from './sidebarItems.testing.ts'

const inner = category('Inner', [link('/docs/a')], '/docs/inner/')
const outer = category('Outer', [inner, link('/docs/b')])
const sidebar = [link('/docs/'), outer, link('/docs/a')]
const shownOuter = { label: 'Outer', first: '/docs/inner/' }
const shownInner = { label: 'Inner', path: '/docs/inner/', first: '/docs/inner/' }

describe('the categories above a page', () => {
  it.each([
    ['/docs/', []],
    ['/docs/b', [shownOuter]],
    ['/docs/inner/', [shownOuter]],
    ['/docs/a', [shownOuter, shownInner]],
  ])('of %s are listed from the outermost, at its first place', (path, expected) => {
    expect(ancestorsOf(sidebar, path)).toEqual(expected)
  })

  it('are unknown where the sidebar does not list the page', () => {
    expect(ancestorsOf(sidebar, '/docs/none')).toBeUndefined()
  })

  it('are those of the given sidebar', () => {
    expect(ancestorsOf([link('/docs/b')], '/docs/b')).toEqual([])
  })
})
