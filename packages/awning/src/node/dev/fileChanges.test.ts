import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { readUntilUnchanged, untilWritten } from './fileChanges.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const newFile = (text: string) => join(temporaryFolder({ 'a.md': text }), 'a.md')

it('a file is read once, if it stays as it is', async () => {
  const read = vi.fn(async () => {})
  await readUntilUnchanged(newFile('a'), read)
  await vi.runAllTimersAsync()
  expect(read).toHaveBeenCalledTimes(1)
})

it('a file that is written again at once is read again, although the watcher does not report that', async () => {
  const file = newFile('a')
  const read = vi.fn(async () => {})
  await readUntilUnchanged(file, read)
  writeFileSync(file, 'longer')
  await vi.runAllTimersAsync()
  expect(read).toHaveBeenCalledTimes(2)
})

it('a file that is deleted at once is read again', async () => {
  const file = newFile('a')
  const read = vi.fn(async () => {})
  await readUntilUnchanged(file, read)
  rmSync(file)
  await vi.runAllTimersAsync()
  expect(read).toHaveBeenCalledTimes(2)
})

it('an empty file is waited for, because an editor may be about to write it', async () => {
  const written = vi.fn()
  void untilWritten(newFile('')).then(written)
  await vi.advanceTimersByTimeAsync(0)
  expect(written).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  expect(written).toHaveBeenCalled()
})

it('a file with a text is not waited for', async () => {
  await untilWritten(newFile('a'))
  expect(vi.getTimerCount()).toBe(0)
})
