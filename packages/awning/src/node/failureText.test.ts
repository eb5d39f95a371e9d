import { describe, expect, it } from 'vitest'
import { BuildFailure } from './buildFailure.ts'
import { failureText } from './failureText.ts'
import { SettingsError } from '../config/settingsError.ts'

const systemError = (code: string, path: string) =>
  Object.assign(new Error(`${code}: open '${path}'`), { code, path })

describe('what the command line prints about', () => {
  it('a mistake in content or settings is its message', () => {
    expect(failureText(new BuildFailure('a.md'), '/s')).toBe(
      '\na.md\n\nNothing was written: dist/ is as it was.',
    )
    expect(failureText(new SettingsError('titel: no'), '/s')).toBe('\ntitel: no\n')
  })

  it.each([
    ['EACCES', 'permission denied'],
    ['ENOSPC', 'the disk is full'],
    ['ENAMETOOLONG', 'its name is too long'],
  ])('a file that the system refuses with %s is the file and the reason', (code, reason) => {
    expect(failureText(systemError(code, '/s/content/a.md'), '/s')).toBe(
      `\ncontent/a.md\n  error: cannot be read or written: ${reason} (${code})\n`,
    )
  })

  it("an error in the site's code is its message and position", () => {
    const error = new TypeError('x is undefined')
    error.stack =
      'TypeError: x is undefined\n    at a (/s/.cache/m.mjs:1:1)\n    at b (/s/labs/b.ts:3:7)'
    expect(failureText(error, '/s')).toBe('\nlabs/b.ts\n  3:7 error: TypeError: x is undefined\n')
  })

  it('an error of the engine is its stack', () => {
    const error = new Error('bug')
    error.stack = 'Error: bug\n    at a (/engine/a.ts:1:1)'
    expect(failureText(error, '/s')).toBe(error.stack)
  })

  it('something that is no error is that thing', () => {
    expect(failureText({ a: 1 }, '/s')).toContain('error: { a: 1 }')
  })
})
