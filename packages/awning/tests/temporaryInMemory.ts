import { existsSync, statfsSync } from 'node:fs'

const memory = '/dev/shm'

/** In bytes. The tests need 40 MB of it at a time; containers often have 64 MB. */
const enough = 1024 ** 3

/**
 * The environment of tests whose temporary files are in memory, where the system offers that. They write and remove many small
 * files, and on a disk the tests of fixture sites take half as long again.
 */
export const temporaryInMemory: Readonly<Record<string, string>> =
  process.env['TMPDIR'] === undefined && hasSpace() ? { TMPDIR: memory } : {}

function hasSpace(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= enough
}
