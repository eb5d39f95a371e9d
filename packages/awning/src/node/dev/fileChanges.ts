import { statSync } from 'node:fs'

/** The watcher reports no change of a file within 50 ms after another one. */
const watcherPause = 100

/** Changes with a file. */
function stateOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats ? `${stats.mtimeMs} ${stats.size}` : ''
}

/**
 * Waits for the text of a file that is empty for now: some editors empty a file before they write it. Returns at once
 * for every other file.
 */
export async function untilWritten(file: string): Promise<void> {
  if (statSync(file, { throwIfNoEntry: false })?.size !== 0) return
  await new Promise((resolve) => setTimeout(resolve, watcherPause))
}

/**
 * Calls `read`, and again if the file has changed shortly after the watcher reported it, which the watcher does not
 * report a second time.
 */
export async function readUntilUnchanged(file: string, read: () => Promise<void>): Promise<void> {
  const before = stateOf(file)
  await read()
  const check = () => {
    if (stateOf(file) !== before) void readUntilUnchanged(file, read)
  }
  setTimeout(check, watcherPause).unref()
}
