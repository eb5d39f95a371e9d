import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { makeFolder } from '../../cache/replaceFile.ts'
import { isRunning } from '../../cache/temporaryName.ts'

/** In milliseconds. Putting an output in its place takes much less: whoever held the lock is gone. */
const longestHold = 60_000
const pause = 20

/** Lets one process after the other do something short. `work` must not wait for anything. */
export async function withLock<Result>(file: string, work: () => Result): Promise<Result> {
  makeFolder(dirname(file))
  while (!acquire(file)) {
    if (isAbandoned(file)) rmSync(file, { recursive: true, force: true })
    else await setTimeout(pause)
  }
  try {
    return work()
  } finally {
    rmSync(file, { force: true })
  }
}

function acquire(file: string): boolean {
  try {
    const descriptor = openSync(file, 'wx')
    writeSync(descriptor, String(process.pid))
    closeSync(descriptor)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function isAbandoned(file: string): boolean {
  try {
    if (Date.now() - statSync(file).mtimeMs > longestHold) return true
    const pid = Number(readFileSync(file, 'utf8'))
    // This process holds no lock while it waits for one: it was another process with the same number.
    return pid === process.pid || (pid > 0 && !isRunning(pid))
  } catch (error) {
    // It has been released meanwhile, or it is no lock.
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT')
  }
}
