import { describe, expect, it } from 'vitest'
import { isSettingsError } from '../config/settingsError.ts'
import { listenFailure } from './listenFailure.ts'

const failure = (code: string, port = 3000) =>
  listenFailure(Object.assign(new Error(code), { code }), 'nope.invalid', port)

describe('a server that cannot start', () => {
  it.each([
    ['ENOTFOUND', 'The host nope.invalid cannot be used: there is no such name.'],
    ['EAI_AGAIN', 'The host nope.invalid cannot be used: its name cannot be looked up.'],
    ['EADDRNOTAVAIL', 'The host nope.invalid cannot be used: it is no address of this machine.'],
    ['EADDRINUSE', 'Port 3000 is taken. --port 3001'],
  ])('because of %s says what to change, without a stack', (code, message) => {
    const error = failure(code)
    expect(isSettingsError(error) && error.message).toContain(message)
  })

  it('on the last port is given another one', () => {
    expect(String(failure('EADDRINUSE', 65_534))).toContain('--port 65535')
    expect(String(failure('EADDRINUSE', 65_535))).toContain('--port 3000')
  })

  it('because of the port of Vite, whose error has no code, says the same', () => {
    const error = new Error('Port 3000 is already in use')
    expect(String(listenFailure(error, 'localhost', 3000))).toContain('Port 3000 is taken')
  })

  it('for any other reason keeps its error', () => {
    expect(isSettingsError(failure('EACCES'))).toBe(false)
    expect(listenFailure('thrown', 'localhost', 3000)).toBe('thrown')
  })
})
