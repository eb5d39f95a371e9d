import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../repositoryRoot.ts'

/**
 * What a failing contract test says: what the engine relies on, where, and what to check. The file has to exist, so
 * that the message stays true when code moves.
 */
export function reliance(what: string, file: string, check: string): string {
  if (!existsSync(join(repositoryRoot, 'packages/awning/src', file)))
    throw new Error(`this contract names ${file}, which is not in packages/awning/src`)
  return `awning relies on ${what} in ${file}; after an upgrade check ${check}`
}
