import { describe, expect, it } from 'vitest'
import { isInside } from './isInside.ts'

describe('isInside', () => {
  it.each(['/site', '/site/', '/site/a', '/site/a/../b', '/site/..a', '/site/...', '/site/a..b'])(
    'finds %s in /site',
    (path) => {
      expect(isInside('/site', path)).toBe(true)
    },
  )

  it.each(['/', '/sit', '/site2', '/site-old/a', '/site/..', '/site/../a', '/site/a/../../b'])(
    'finds %s outside of /site',
    (path) => {
      expect(isInside('/site', path)).toBe(false)
    },
  )
})
