import { describe, expect, it } from 'vitest'
import { actionShortcuts } from '../../config/actionShortcuts.ts'
import { matchShortcut, type PendingKey } from './matchShortcut.ts'

const pages = ['g b', 'g g'].map((keys) => ({ keys, label: keys, href: '/' }))
const all = [...actionShortcuts, ...pages]
const match = (key: string, now: number, pending: PendingKey | undefined) => {
  const { found, ...rest } = matchShortcut(all, key, now, pending)
  return { ...rest, ...(found ? { keys: found.keys } : {}) }
}

describe('a key', () => {
  it('completes the shortcut that it is alone', () => {
    expect(match('d', 0, undefined)).toEqual({ keys: 'd' })
    expect(match('?', 0, undefined)).toEqual({ keys: '?' })
  })

  it('may be the first of two', () => {
    const { pending } = match('g', 0, undefined)
    expect(match('b', 500, pending)).toEqual({ keys: 'g b' })
    expect(match('g', 500, pending)).toEqual({ keys: 'g g' })
  })

  it('counts as the first of two for a second, and no longer', () => {
    const { pending } = match('g', 0, undefined)
    expect(match('b', 1000, pending)).toEqual({ keys: 'g b' })
    expect(match('b', 1001, pending)).toEqual({})
    expect(match('d', 1001, pending)).toEqual({ keys: 'd' })
  })

  it('that means nothing ends the wait for a second one', () => {
    const { pending } = match('g', 0, undefined)
    expect(match('x', 100, pending)).toEqual({})
  })
})
