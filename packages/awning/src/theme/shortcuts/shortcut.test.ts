import { describe, expect, it } from 'vitest'
import { press, shortcuts } from './shortcut.ts'

describe('a key', () => {
  it('does what it is for', () => {
    expect(press('d', 0, undefined)).toEqual({ deed: 'theme' })
    expect(press('?', 0, undefined)).toEqual({ deed: 'help' })
  })

  it('may be the first of two', () => {
    const { pending } = press('g', 0, undefined)
    expect(press('b', 500, pending)).toEqual({ deed: 'blog' })
    expect(press('g', 500, pending)).toEqual({ deed: 'game' })
  })

  it('counts as the first of two for a second only', () => {
    const { pending } = press('g', 0, undefined)
    expect(press('b', 1500, pending)).toEqual({})
    expect(press('d', 1500, pending)).toEqual({ deed: 'theme' })
  })

  it('that means nothing forgets the one before it', () => {
    const { pending } = press('g', 0, undefined)
    expect(press('x', 100, pending)).toEqual({})
  })

  it('is used once', () => {
    expect(new Set(shortcuts.map(({ keys }) => keys)).size).toBe(shortcuts.length)
  })
})
