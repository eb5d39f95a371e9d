import { isAbsolute, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const engineRoot = fileURLToPath(new URL('../../', import.meta.url))
const engineMark = 'engine:'

/**
 * How the cache names a file: by its path from the site's folder, or, where it is outside of that, by
 * its path from the engine's. So a name stays valid where site and engine are moved together, and
 * for most files where either is moved alone.
 */
export function sourceName(siteRoot: string, path: string): string {
  const inSite = relative(siteRoot, path)
  const isInside = !inSite.startsWith('..') && !isAbsolute(inSite)
  const name = isInside ? inSite : engineMark + relative(engineRoot, path)
  return name.replaceAll('\\', '/')
}

export function sourcePath(siteRoot: string, name: string): string {
  return name.startsWith(engineMark)
    ? resolve(engineRoot, name.slice(engineMark.length))
    : join(siteRoot, name)
}

/** The engine's own sources count as a whole, by the engine's hash. */
export function isEngineSource(path: string): boolean {
  return path.startsWith(join(engineRoot, 'src')) || path.startsWith(join(engineRoot, '.cache'))
}
