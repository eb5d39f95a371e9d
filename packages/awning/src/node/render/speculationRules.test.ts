import { expect, it } from 'vitest'
import { speculationRules } from './speculationRules.ts'

const pages = { and: [{ href_matches: '/sub/*' }, { not: { href_matches: '/sub/*.*' } }] }

it('names the pages of the site, and no files', () => {
  expect(JSON.parse(speculationRules('/sub/'))).toEqual({
    prefetch: [
      { where: pages, eagerness: 'conservative' },
      { where: { selector_matches: expect.stringContaining('docs') }, eagerness: 'immediate' },
    ],
  })
})
