import { isLoadedOnDemand, namedFiles, namesFiles } from '../worker/namedFiles.ts'

/** Reads a file of the output by its address; undefined where there is none. */
export type ReadFile = (href: string) => Buffer | undefined

/** Given files, returns the sizes of them and of all files that they name in turn, as the service worker saves them. */
export type NeededFiles = (files: readonly string[]) => ReadonlyMap<string, number>

export function createNeededFiles(read: ReadFile, base: string): NeededFiles {
  const known = new Map<string, { bytes: number; names: readonly string[] } | undefined>()
  const inspect = (href: string) => {
    if (!known.has(href)) {
      const file = read(href)
      const names = file && namesFiles(href) ? namedFiles(file.toString(), base) : []
      known.set(href, file && { bytes: file.length, names })
    }
    return known.get(href)
  }
  return (files) => {
    const needed = new Map<string, number>()
    const queue = [...files]
    for (let href = queue.pop(); href !== undefined; href = queue.pop()) {
      const file = needed.has(href) || isLoadedOnDemand(href) ? undefined : inspect(href)
      if (!file) continue
      needed.set(href, file.bytes)
      queue.push(...file.names)
    }
    return needed
  }
}
