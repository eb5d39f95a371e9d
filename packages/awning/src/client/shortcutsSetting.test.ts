import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from './stubStorage.testing.ts'

let stored: Map<string, string>

beforeEach(() => {
  vi.resetModules()
  stored = stubStorage()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Imports the module as a new page load would. */
const load = () => import('./shortcutsSetting.ts')

describe('whether keyboard shortcuts are on', () => {
  it('is stored only where they were turned off', async () => {
    const { areShortcutsOn, setShortcutsOn } = await load()
    expect(areShortcutsOn()).toBe(true)
    setShortcutsOn(false)
    expect([...stored]).toEqual([['shortcuts', 'off']])
    expect(areShortcutsOn()).toBe(false)
    setShortcutsOn(true)
    expect([...stored]).toEqual([])
    expect(areShortcutsOn()).toBe(true)
  })

  it('is what an earlier page stored', async () => {
    stored.set('shortcuts', 'off')
    const { areShortcutsOn } = await load()
    expect(areShortcutsOn()).toBe(false)
  })

  it('holds until the next page load when it cannot be stored', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubGlobal('window', {})
    const { areShortcutsOn, setShortcutsOn, subscribeToShortcuts } = await load()
    const listener = vi.fn<() => void>()
    subscribeToShortcuts(listener)
    setShortcutsOn(false)
    expect(areShortcutsOn()).toBe(false)
    expect(listener).toHaveBeenCalledOnce()
    setShortcutsOn(true)
    expect(areShortcutsOn()).toBe(true)
  })
})
