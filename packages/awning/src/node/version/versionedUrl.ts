import { posix } from 'node:path'
import { isExternal, pathBelow, samePathKey } from '../../config/address.ts'

/** What is saved as a version. */
export interface SavedDocs {
  /** The name of the version, which is its folder below docs. */
  readonly version: string
  /** Where the docs begin, without locale. */
  readonly docsPath: string
  readonly locales: readonly string[]
  /** Paths of all copied files below the docs folder. */
  readonly files: ReadonlySet<string>
  /** Addresses of the copied docs, as `samePathKey` writes them. */
  readonly addresses: ReadonlySet<string>
}

/**
 * The target of a link or image in the copy of a doc. A link to another doc leads to its copy. A copy is a folder deeper
 * than the original, so paths that leave the docs need one step more.
 */
export function versionedUrl(url: string, relative: string, docs: SavedDocs): string {
  if (url === '' || /^[#?@]/.test(url) || url.startsWith('pathname:') || isExternal(url)) return url
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  return (path.startsWith('/') ? fromRoot(path, docs) : fromFile(path, relative, docs)) + suffix
}

function fromRoot(path: string, docs: SavedDocs): string {
  const { version, docsPath, files, addresses } = docs
  const name = decoded(path)
  if (files.has(name.slice(1))) return `/${version}${path}`
  if (name.startsWith('/docs/') && files.has(name.slice('/docs/'.length)))
    return `/docs/${version}${path.slice('/docs'.length)}`
  const first = path.split('/')[1] ?? ''
  const locale = docs.locales.includes(first) ? `/${first}` : ''
  const address = path.slice(locale.length)
  if (!addresses.has(samePathKey(decoded(address)))) return path
  const below = docsPath === '/' ? address : address.slice(docsPath.length)
  return locale + pathBelow(docsPath, `/${version}${below}`)
}

function fromFile(path: string, relative: string, { version, files }: SavedDocs): string {
  const target = posix.join(posix.dirname(relative), decoded(path))
  if (target.startsWith('../')) return `../${path}`
  // A file that is not beside the doc is looked up from the folder of the docs.
  return !files.has(target) && files.has(decoded(path)) ? `${version}/${path}` : path
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
