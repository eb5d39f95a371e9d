import { expect, it } from 'vitest'
import { indexFiles } from './indexFiles.ts'

const page = (name: string, bytes: number) => ({
  href: `/${name}`,
  title: name,
  area: 'docs',
  hash: name,
  bytes,
  sections: () => [],
})

it.each([
  ['whole, in files of some pages', 600_000, false],
  ['page by page, with lists of terms', 600_001, true],
])('the index of a site is loaded %s, at %i bytes of text', (_, bytes, hasTerms) => {
  const pages = [page('a', 1), page('b', bytes - 1)]
  const files = indexFiles({ locale: 'en', lang: 'en', pages, engineHash: '' })
  expect(files.some(({ path }) => path.includes('-terms-'))).toBe(hasTerms)
})
