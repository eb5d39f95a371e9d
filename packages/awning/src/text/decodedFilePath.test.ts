import { expect, it } from 'vitest'
import { decodedFilePath } from './decodedFilePath.ts'

it.each([
  ['./C%2B%2B.md', './C++.md'],
  ['a%20b%23c%3F.md', 'a b#c?.md'],
  ['%E6%96%87.md', '文.md'],
  ['..%2f..%2Fa.svg', '..%2f..%2Fa.svg'],
  ['a%5cb.svg', 'a%5cb.svg'],
  ['100%.md', '100%.md'],
  ['100%25.md', '100%.md'],
])('%s names the file %s', (written, path) => {
  expect(decodedFilePath(written)).toBe(path)
})
