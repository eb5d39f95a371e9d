import { expect, it, onTestFinished, vi } from 'vitest'
import { hashTarget } from './hashTarget.ts'

it.each([
  ['#plain', 'plain'],
  ['#%E6%96%87', '文'],
  ['#save-50%', 'save-50%'],
  ['#a%20b', 'a%20b'],
  ['#old', 'old'],
  ['#gone', null],
  ['#gone-50%', null],
])('%s is the element with the id or name %s', (hash, id) => {
  const ids = ['plain', '文', 'save-50%', 'a%20b']
  vi.stubGlobal('document', {
    getElementById: (name: string) => (ids.includes(name) ? { id: name } : null),
    querySelector: (selector: string) => (selector === 'a[name="old"]' ? { id: 'old' } : null),
  })
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(hashTarget(hash)?.id ?? null).toBe(id)
})
