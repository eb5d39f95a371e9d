import { join } from 'node:path'
import type { ViteDevServer } from 'vite'

/** In milliseconds. A look at the list of a large site takes about ten. */
const pause = 250
/** A file may never be watched: it was deleted meanwhile, or the system allows no more. */
const maxLooks = 120

/**
 * Calls `then` once the watcher watches all of these files, so that it reports every later edit. It has no event for that:
 * its `ready` comes before it has looked into folders that were added.
 */
export function whenWatched(
  watcher: Pick<ViteDevServer['watcher'], 'getWatched'>,
  files: readonly string[],
  then: () => void,
): void {
  let looks = 0
  const look = () => {
    looks += 1
    if (looks >= maxLooks || areWatched(watcher.getWatched(), files)) then()
    else setTimeout(look, pause).unref()
  }
  look()
}

function areWatched(
  watched: Readonly<Record<string, readonly string[]>>,
  files: readonly string[],
): boolean {
  const paths = new Set(
    Object.entries(watched).flatMap(([folder, names]) => names.map((name) => join(folder, name))),
  )
  return files.every((file) => paths.has(file))
}
