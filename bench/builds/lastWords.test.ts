import { expect, it } from 'vitest'
import { lastWords } from './lastWords.ts'

it('names the error and not the machine it happened on', () => {
  const said = `building\n  Error: Cannot find 'sharp' imported from /home/me/repo/src/social/draw.ts\nbye\n`
  expect(lastWords(said, '/home/me/repo')).toBe(
    `Error: Cannot find 'sharp' imported from src/social/draw.ts`,
  )
  expect(lastWords('Error: /var/lib/node_modules/x.js is broken', '/home/me')).toBe(
    'Error: x.js is broken',
  )
})

it('takes the last line when none speaks of an error', () => {
  expect(lastWords('one\ntwo\n\n', '/repo')).toBe('two')
  expect(lastWords('', '/repo')).toBe('')
})
