import { expect, it, onTestFinished, vi } from 'vitest'
import { hashTarget } from './hashTarget.ts'

it.each([
  ['#plain', 'plain'],
  ['#%E6%96%87', '文'],
  ['#save-50%', 'save-50%'],
  ['#a%20b', 'a%20b'],
  ['#gone', null],
  ['#gone-50%', null],
])('%s is the element with the id %s', (hash, id) => {
  const ids = ['plain', '文', 'save-50%', 'a%20b']
  vi.stubGlobal('document', {
    getElementById: (name: string) => (ids.includes(name) ? { id: name } : null),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(hashTarget(hash)?.id ?? null).toBe(id)
})
