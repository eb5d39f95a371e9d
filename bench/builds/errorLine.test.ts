import { expect, it } from 'vitest'
import { errorLine } from './errorLine.ts'

it('contains the error and no path of the machine', () => {
  const said = `building\n  Error: Cannot find 'sharp' imported from /home/me/repo/src/social/draw.ts\nbye\n`
  expect(errorLine(said, '/home/me/repo')).toBe(
    `Error: Cannot find 'sharp' imported from src/social/draw.ts`,
  )
  expect(errorLine('Error: /var/lib/node_modules/x.js is broken', '/home/me')).toBe(
    'Error: x.js is broken',
  )
})

it('is the last line when none mentions an error', () => {
  expect(errorLine('one\ntwo\n\n', '/repo')).toBe('two')
  expect(errorLine('', '/repo')).toBe('')
})
