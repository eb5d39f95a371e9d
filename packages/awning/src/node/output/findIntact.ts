import { lstatSync } from 'node:fs'
import { isAsWritten } from '../build-manifest/writtenFiles.ts'

/** Files of an output folder, as a build left them. */
export interface FilesToFind {
  readonly outDir: string
  readonly paths: readonly string[]
  readonly sizes: Float64Array
  readonly times: Float64Array
  /** In shared memory: 1 for each file that is found as it was written. */
  readonly found: Uint8Array
}

/** Looks for files that are as they were written, in folders that are no links. */
export function findIntact({ outDir, paths, sizes, times, found }: FilesToFind): void {
  const folders = new Map([['', true]])
  /** Many files share a folder. */
  const isReal = (folder: string): boolean => {
    let known = folders.get(folder)
    if (known === undefined) {
      known = isReal(parentOf(folder)) && isFolder(`${outDir}/${folder}`)
      folders.set(folder, known)
    }
    return known
  }
  for (const [at, path] of paths.entries()) {
    const written = { size: sizes[at] ?? 0, time: times[at] ?? 0 }
    if (isReal(parentOf(path)) && isAsWritten(`${outDir}/${path}`, written))
      Atomics.store(found, at, 1)
  }
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
