import { expect, it } from 'vitest'
import { isCurrentArea } from './isCurrentArea.ts'

it.each([
  ['/blog', '/blog', true],
  ['/blog/', '/blog', true],
  ['/blog', '/blog/', true],
  ['/blog/a', '/blog', true],
  ['/blog/tags/b', '/blog/', true],
  ['/blogger', '/blog', false],
  ['/blogger/a', '/blog/', false],
  ['/blog', '/blog/a', false],
  ['/docs', '/blog', false],
  ['/', '/', true],
  ['/blog', '/', false],
])('on %s the link to %s is marked as current: %s', (path, area, expected) => {
  expect(isCurrentArea(path, area)).toBe(expected)
})
