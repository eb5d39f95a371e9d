import { existsSync, readdirSync } from 'node:fs'

/** Every file below a folder, with `/`, relative to it; none where there is no folder. */
export function listFolder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      `${entry.parentPath}/${entry.name}`.slice(folder.length + 1).replaceAll('\\', '/'),
    )
    .sort()
}
