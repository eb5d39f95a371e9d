import { expect, it } from 'vitest'
import { recordSource } from './recordSource.ts'

it('is written at the end of the front matter', () => {
  expect(recordSource('---\ntitle: A\n---\n\nText.\n', 'abc')).toBe(
    '---\ntitle: A\nsource: abc\n---\n\nText.\n',
  )
})

it('replaces an older one', () => {
  expect(recordSource('---\nsource: old\ntitle: A\n---\n\nsource: text\n', 'abc')).toBe(
    '---\nsource: abc\ntitle: A\n---\n\nsource: text\n',
  )
})

it('adds front matter to a text that has none', () => {
  expect(recordSource('Text.\n', 'abc')).toBe('---\nsource: abc\n---\n\nText.\n')
})
