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

const load = () => import('./tabChoices.ts')

describe('the choice of a group of tabs', () => {
  it('is stored as plain text under the name of the group', async () => {
    const { chooseTab, tabChoice } = await load()
    chooseTab('pm', 'yarn')
    expect([...stored]).toEqual([['tab.pm', 'yarn']])
    expect(tabChoice('pm')).toBe('yarn')
    expect(tabChoice('os')).toBeUndefined()
  })

  it('is what an earlier page stored', async () => {
    stored.set('tab.pm', 'yarn')
    const { tabChoice } = await load()
    expect(tabChoice('pm')).toBe('yarn')
  })

  it('holds until the next page load when it cannot be stored', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubGlobal('window', {})
    const { chooseTab, tabChoice } = await load()
    chooseTab('pm', 'yarn')
    expect(tabChoice('pm')).toBe('yarn')
  })

  it('notifies its subscribers until they unsubscribe', async () => {
    const { chooseTab, subscribe } = await load()
    const listener = vi.fn()
    const stop = subscribe(listener)
    chooseTab('pm', 'yarn')
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    chooseTab('pm', 'npm')
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
