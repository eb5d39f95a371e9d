import { expect, it } from 'vitest'
import { parse } from 'yaml'
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

it.each([
  '562453630100',
  '5624536301e4',
  '0e1234567890',
  'e56245363010',
  '56245363010e',
  '5e245363e100',
])('is a text, not a number: %s', (hash) => {
  const [, fields = ''] = recordSource('---\ntitle: A\n---\n', hash).split('---')
  expect(parse(fields)).toEqual({ title: 'A', source: hash })
})
