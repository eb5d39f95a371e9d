import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** All files below a folder, as paths from it, sorted; without packages and hidden folders. */
export function listFolder(folder: string, inside = ''): string[] {
  return readdirSync(join(folder, inside), { withFileTypes: true })
    .flatMap((entry) => {
      const path = inside === '' ? entry.name : `${inside}/${entry.name}`
      if (entry.isFile()) return [path]
      if (!entry.isDirectory() || /^(?:\.|node_modules$)/.test(entry.name)) return []
      return listFolder(folder, path)
    })
    .sort()
}
