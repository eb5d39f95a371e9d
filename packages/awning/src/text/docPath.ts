import { stripNumberPrefix } from './numberPrefix.ts'

export interface DocPath {
  /** The path without extension and number prefixes: `guide/css/layout`, `guide/index`. */
  id: string
  /** The address below the docs' base: `/guide/css/layout`, a folder's index `/guide/`. */
  path: string
  isIndex: boolean
}

/** The id and address of a doc, from its file's path relative to the docs folder. */
export function docPath(relativePath: string): DocPath {
  const segments = relativePath
    .replace(/\.mdx?$/iu, '')
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => stripNumberPrefix(segment).name)
  const folders = segments.slice(0, -1)
  const isIndex = isFolderIndex(segments.at(-1) ?? 'index', folders.at(-1))
  const folderPath = folders.map((folder) => `/${folder}`).join('')
  return {
    id: segments.join('/'),
    path: isIndex ? `${folderPath}/` : `/${segments.join('/')}`,
    isIndex,
  }
}

function isFolderIndex(file: string, folder: string | undefined): boolean {
  const name = file.toLowerCase()
  return name === 'index' || name === 'readme' || name === folder?.toLowerCase()
}
