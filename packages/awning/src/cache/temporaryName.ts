import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { hasErrorCode } from './hasErrorCode.ts'

let count = 0

/**
 * A name next to `path` for a file or folder that is still being written. It begins with a dot and
 * contains the id of the process, so that leftovers of a killed process can be found and removed.
 */
export function temporaryName(path: string): string {
  count += 1
  return join(dirname(path), `.${basename(path)}-${process.pid}-${threadId}-${count}`)
}

/** Removes temporary files and folders of killed processes in a folder, if `isMatch` returns true for their name. */
export function removeAbandoned(
  folder: string,
  isMatch: (name: string) => boolean = () => true,
): void {
  for (const entry of namesIn(folder)) {
    const [, name = '', pid] = /^\.(.+)-(\d+)-\d+-\d+$/.exec(entry) ?? []
    if (pid === undefined || !isMatch(name) || isRunning(Number(pid))) continue
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
    // A process of another user cannot be signalled, but it is running.
    return hasErrorCode(error, 'EPERM')
  }
}
