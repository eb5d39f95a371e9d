import type { Logger } from 'vite'
import { expect, it } from 'vitest'
import { devLogger } from './devLogger.ts'

function loggedErrors(messages: readonly string[]): string[] {
  const errors: string[] = []
  const silent = () => undefined
  const vite: Logger = {
    info: silent,
    warn: silent,
    warnOnce: silent,
    error: (message) => void errors.push(message),
    clearScreen: silent,
    hasErrorLogged: () => false,
    hasWarned: false,
  }
  const logger = devLogger(vite)
  for (const message of messages) logger.error(message)
  return errors
}

it('that no more files can be watched is said once, with what to do', () => {
  const message = (file: string) =>
    `\u001B[31mfile watcher error: ENOSPC: System limit for number of file watchers reached, watch '${file}'\u001B[39m`
  const errors = loggedErrors([message('a.md'), message('b.md'), 'another error'])
  expect(errors).toEqual([
    expect.stringContaining('sudo sysctl fs.inotify.max_user_watches='),
    'another error',
  ])
})

it('any other error of the watcher is shown as it is', () => {
  const denied = 'file watcher error: EACCES: permission denied'
  expect(loggedErrors([denied, denied])).toEqual([denied, denied])
})
