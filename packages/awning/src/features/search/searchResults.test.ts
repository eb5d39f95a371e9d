import { expect, it } from 'vitest'
import { createFold } from './fold.ts'
import { foldPage } from './foldedPage.ts'
import type { Match } from './matchPage.ts'
import { others } from './searchResults.ts'

const sectionOf = (text: string) => ({ id: '', title: '', sounds: '', text })

/** The matches of a page in all of its sections, after it was fetched. */
function fetched(href: string, texts: readonly string[] = ['first', 'second']): Match[] {
  const sections = texts.map(sectionOf)
  const page = foldPage(
    { href, title: 'Page', sounds: '', area: 'docs', sections },
    createFold('', ''),
  )
  return page.sections.map((section) => ({ page, section, score: 1, hasAll: true }))
}

it('a section is the same after its text was forgotten and fetched again', () => {
  expect(others(fetched('/a'), fetched('/a'))).toEqual([])
  expect(others(fetched('/a'), fetched('/a').slice(0, 1))).toHaveLength(1)
  expect(others(fetched('/a'), fetched('/b'))).toHaveLength(2)
})

it('a page may have 200,000 sections that match', () => {
  const matches = fetched(
    '/a',
    Array.from({ length: 200_000 }, () => 'same'),
  )
  expect(others(matches, matches.slice(1))).toHaveLength(1)
}, 5000)
