import { afterEach, expect, it, vi } from 'vitest'
import { savesData } from './savesData.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '3g' }, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{}, false],
  [undefined, false],
])('with the connection %j, saving data is %s', (connection, expected) => {
  vi.stubGlobal('navigator', { connection })
  expect(savesData()).toBe(expected)
})
