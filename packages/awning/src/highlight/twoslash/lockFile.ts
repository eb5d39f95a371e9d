import { dirname, join } from 'node:path'
import { isSourceFile } from '../../cache/recording.ts'

const names = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
]

/** The file that says which versions of packages a site has installed. */
export function lockFile(root: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const found = names.map((name) => join(folder, name)).find(isSourceFile)
    if (found !== undefined || dirname(folder) === folder) return found
  }
}
