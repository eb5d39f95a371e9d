import { namedFiles, namesFiles } from '../worker/namedFiles.ts'

/** A file of the output by its address; undefined where there is none. */
export type ReadFile = (href: string) => Buffer | undefined

/** Files and all that they need in turn, with their sizes, as a browser that keeps them will find them. */
export type NeededFiles = (files: readonly string[]) => ReadonlyMap<string, number>

export function createNeededFiles(read: ReadFile, base: string): NeededFiles {
  const known = new Map<string, { bytes: number; names: readonly string[] } | undefined>()
  const look = (href: string) => {
    if (!known.has(href)) {
      const file = read(href)
      const names = file && namesFiles(href) ? namedFiles(file.toString(), base) : []
      known.set(href, file && { bytes: file.length, names })
    }
    return known.get(href)
  }
  return (files) => {
    const needed = new Map<string, number>()
    const waiting = [...files]
    for (let href = waiting.pop(); href !== undefined; href = waiting.pop()) {
      const file = needed.has(href) ? undefined : look(href)
      if (!file) continue
      needed.set(href, file.bytes)
      waiting.push(...file.names)
    }
    return needed
  }
}
