import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preferredVersion } from './preferredVersion.ts'

const stored = vi.hoisted(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
  })
  return items
})

const root = { dataset: {} as DOMStringMap }

beforeEach(() => {
  stored.clear()
  root.dataset = {}
  vi.stubGlobal('document', { documentElement: root })
})
afterEach(() => vi.unstubAllGlobals())

it('a preferred version is stored as its plain name', () => {
  stored.set('docs-preferred-version', 'current')
  expect(preferredVersion(['current'])).toBe('current')
})

it('a name that no version has is deleted, and nothing else is', () => {
  stored.set('docs-preferred-version', 'foo').set('theme', 'dark')
  expect(preferredVersion(['current'])).toBeUndefined()
  expect([...stored]).toEqual([['theme', 'dark']])
})

it('a site that does not remember versions reads none', () => {
  root.dataset['forgetVersion'] = ''
  stored.set('docs-preferred-version', 'current')
  expect(preferredVersion(['current'])).toBeUndefined()
})
