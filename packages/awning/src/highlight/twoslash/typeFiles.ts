import type { System } from 'typescript'

/** The folder of a package in `node_modules`, and the rest of the path. */
const packagePath = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)(\/.*)?$/

/**
 * The file system for TypeScript. What a block imports ends up on the page, so it may be in the site's folder (dot files are
 * private), in `node_modules` or in a package that is linked there, and nowhere else.
 */
export function typeFiles(system: System, root: string, library: string): System {
  const linked = new Set<string>()
  const isReadable = (path: string) =>
    path.includes('/node_modules/') ||
    isBelow(library, path) ||
    (isBelow(root, path) && !path.slice(root.length).includes('/.')) ||
    [...linked].some((folder) => isBelow(folder, path))
  return {
    ...system,
    fileExists: (path) => isReadable(path) && system.fileExists(path),
    readFile: (path, encoding) => (isReadable(path) ? system.readFile(path, encoding) : undefined),
    realpath(path) {
      const real = system.realpath?.(path) ?? path
      const [, folder, rest = ''] = packagePath.exec(path) ?? []
      if (folder !== undefined && real.endsWith(rest))
        linked.add(real.slice(0, real.length - rest.length))
      return real
    },
  }
}

function isBelow(folder: string, path: string): boolean {
  return path.startsWith(folder.endsWith('/') ? folder : `${folder}/`)
}
