import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'

let count = 0

/**
 * A name next to `path` for something that is still being written. It begins with a dot, and holds
 * the number of the process, so that what a killed process left can be found and removed.
 */
export function temporaryName(path: string): string {
  count += 1
  return join(dirname(path), `.${basename(path)}-${process.pid}-${threadId}-${count}`)
}

/** Removes what killed processes have left in a folder, for the paths whose name fits. */
export function removeAbandoned(folder: string, isOurs: (name: string) => boolean): void {
  for (const entry of namesIn(folder)) {
    const [, name = '', pid] = /^\.(.+)-(\d+)-\d+-\d+$/.exec(entry) ?? []
    if (pid === undefined || !isOurs(name) || isRunning(Number(pid))) continue
    rmSync(join(folder, entry), { recursive: true, force: true })
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user may not be signalled, and runs all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
