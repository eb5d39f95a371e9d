import { expect, it } from 'vitest'
import { speculationRules } from './speculationRules.ts'

it('names the pages of the site, and no files', () => {
  expect(JSON.parse(speculationRules('/sub/'))).toEqual({
    prefetch: [
      {
        where: { and: [{ href_matches: '/sub/*' }, { not: { href_matches: '/sub/*.*' } }] },
        eagerness: 'conservative',
      },
    ],
  })
})
