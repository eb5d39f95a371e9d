import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { hasErrorCode } from '../../cache/hasErrorCode.ts'
import { makeFolder } from '../../cache/replaceFile.ts'
import { isRunning } from '../../cache/temporaryName.ts'

/** Moving the output into place takes much less time, so an older lock was left behind. */
const maxHoldMs = 60_000
const retryDelayMs = 20

/** Runs `work` in one process at a time. It is synchronous, so that the lock is held only briefly. */
export async function withLock<Result>(file: string, work: () => Result): Promise<Result> {
  makeFolder(dirname(file))
  while (!acquire(file)) {
    if (isAbandoned(file)) rmSync(file, { recursive: true, force: true })
    else await setTimeout(retryDelayMs)
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
    if (hasErrorCode(error, 'EEXIST')) return false
    throw error
  }
}

function isAbandoned(file: string): boolean {
  try {
    if (Date.now() - statSync(file).mtimeMs > maxHoldMs) return true
    const pid = Number(readFileSync(file, 'utf8'))
    // This process holds no lock while it waits for one, so an earlier process had the same id.
    return pid === process.pid || (pid > 0 && !isRunning(pid))
  } catch (error) {
    // If the file is gone, the lock was just released; any other error means that it is not a lock.
    return !hasErrorCode(error, 'ENOENT')
  }
}
