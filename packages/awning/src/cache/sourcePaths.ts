import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const engineRoot = fileURLToPath(new URL('../../', import.meta.url))
const enginePrefix = 'engine:'

/**
 * The name of a file in the cache: its path relative to the site's folder or, for a file outside of it,
 * to the engine's folder. So names stay valid when site and engine are moved together, and most names
 * when either is moved alone.
 */
export function sourceName(siteRoot: string, path: string): string {
  // Nearly all files; `relative` takes long for thousands of them.
  if (sep === '/' && path.startsWith(`${siteRoot}/`) && !path.includes('/.'))
    return path.slice(siteRoot.length + 1)
  const inSite = relative(siteRoot, path)
  const isInside = !inSite.startsWith('..') && !isAbsolute(inSite)
  const name = isInside ? inSite : enginePrefix + relative(engineRoot, path)
  return name.replaceAll('\\', '/')
}

export function sourcePath(siteRoot: string, name: string): string {
  if (name.startsWith(enginePrefix)) return resolve(engineRoot, name.slice(enginePrefix.length))
  // Names are clean, and `join` takes about half as long as looking at the file.
  return sep === '/' && name !== '' ? `${siteRoot}/${name}` : join(siteRoot, name)
}

/** Whether a file is a source of the engine. These are not recorded one by one, but covered by the engine's hash. */
export function isEngineSource(path: string): boolean {
  return path.startsWith(join(engineRoot, 'src')) || path.startsWith(join(engineRoot, '.cache'))
}
