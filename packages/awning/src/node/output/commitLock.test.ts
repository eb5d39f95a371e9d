import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { withLock } from './commitLock.ts'

const lockFile = () => join(temporaryFolder(), 'cache/commit.lock')

/** A lock as a process with this number would hold it. */
function hold(file: string, pid: number): void {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, String(pid))
}

function setAge(file: string, seconds: number): void {
  const time = Date.now() / 1000 - seconds
  utimesSync(file, time, time)
}

/** The number of a process that has ended. */
const endedPid = () => spawnSync(process.execPath, ['-e', '']).pid

describe('a lock', () => {
  it('is held while the work is done, and then released, also when the work fails', async () => {
    const file = lockFile()
    expect(await withLock(file, () => existsSync(file))).toBe(true)
    expect(existsSync(file)).toBe(false)
    const failing = withLock(file, () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(existsSync(file)).toBe(false)
  })

  it.each([0, 59])('of a running process is waited for, also after %s seconds', async (age) => {
    const file = lockFile()
    hold(file, process.ppid)
    setAge(file, age)
    let isDone = false
    const waiting = withLock(file, () => {
      isDone = true
    })
    expect(isDone).toBe(false)
    rmSync(file)
    await waiting
    expect(isDone).toBe(true)
  })

  it.each([
    ['a process that has ended', (file: string) => hold(file, endedPid())],
    ['an earlier process with the same number', (file: string) => hold(file, process.pid)],
    [
      'a process that should have ended long ago',
      (file: string) => {
        hold(file, process.ppid)
        setAge(file, 61)
      },
    ],
    ['nobody, because it is a folder', (file: string) => mkdirSync(file, { recursive: true })],
  ])('is taken from %s', async (_, prepare) => {
    const file = lockFile()
    prepare(file)
    expect(await withLock(file, () => 'done')).toBe('done')
  })
})
