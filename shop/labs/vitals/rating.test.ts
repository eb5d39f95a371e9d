import { expect, it } from 'vitest'
import { rate } from './rating.ts'

it('a value on the threshold has the better rating', () => {
  expect(rate('cls', 0.1)).toBe('good')
  expect(rate('cls', 0.25)).toBe('middling')
  expect(rate('cls', 0.26)).toBe('poor')
  expect(rate('inp', 200)).toBe('good')
  expect(rate('inp', 208)).toBe('middling')
  expect(rate('inp', 504)).toBe('poor')
})
