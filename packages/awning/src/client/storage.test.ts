import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
const error = vi.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Imports the module as a new page load would, with a `localStorage` of the test. */
async function load(localStorage: () => unknown) {
  const window = Object.defineProperty({}, 'localStorage', { get: localStorage })
  vi.stubGlobal('window', window)
  return import('./storage.ts')
}

function memory() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

describe('storage that works', () => {
  it('gives back plain text, and undefined for what is not there', async () => {
    const store = memory()
    const { readStored, removeStored, writeStored } = await load(() => store)
    writeStored('tab.pm', 'yarn')
    expect([...store.items]).toEqual([['tab.pm', 'yarn']])
    expect(readStored('tab.pm')).toBe('yarn')
    removeStored('tab.pm')
    expect(readStored('tab.pm')).toBeUndefined()
    expect(warn).not.toHaveBeenCalled()
  })

  it('is not touched before the first use', async () => {
    const getter = vi.fn(memory)
    await load(getter)
    expect(getter).not.toHaveBeenCalled()
  })

  it('logs a write that fails as an error, and goes on', async () => {
    const store = memory()
    const full = new Error('quota')
    const setItem = () => {
      throw full
    }
    const { readStored, writeStored } = await load(() => ({ ...store, setItem }))
    store.items.set('theme', 'dark')
    writeStored('tab.pm', 'yarn')
    expect(error.mock.calls).toEqual([[full]])
    expect(readStored('theme')).toBe('dark')
    expect(warn).not.toHaveBeenCalled()
  })
})

describe.each([
  [
    'throws when touched',
    () => {
      throw new Error('denied')
    },
  ],
  ['is nothing', () => null],
])('storage that %s', (_, getter) => {
  it('warns once with a hint, reads nothing and writes nothing', async () => {
    const { probeStorage, readStored, removeStored, writeStored } = await load(getter)
    probeStorage()
    writeStored('a', 'b')
    removeStored('a')
    expect(readStored('a')).toBeUndefined()
    expect(warn).toHaveBeenCalledTimes(1)
    expect(warn.mock.calls[0]?.[0]).toMatch(/cookies.*sandbox/)
    expect(error).not.toHaveBeenCalled()
  })
})
