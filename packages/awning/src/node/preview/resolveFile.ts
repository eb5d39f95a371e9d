import { readdir, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

// target    what the request line contains: `/sub/blog/%E5%B8%83?q=1`
// segments  the parts of a path between its slashes, decoded: ['blog', '布']
// path      the path of a file on disk, with every symbolic link resolved

export type ServedFile = { path: string; segments: string[] }

export type Resolution =
  | { kind: 'file'; file: ServedFile }
  | { kind: 'redirect'; location: string }
  | { kind: 'missing'; page: ServedFile | undefined }

/** The site as a static host serves it. */
export type ServedSite = {
  root: string
  base: string
  /** The form of pages' addresses; the other form is redirected. Without it, pages are served at both. */
  trailingSlash?: 'never' | 'always' | undefined
}

/** Decides how to respond to a request for `target`. */
export async function resolveFile(
  { root, base, trailingSlash }: ServedSite,
  target: string,
): Promise<Resolution> {
  const [pathname = ''] = target.split('?', 1)
  const search = target.slice(pathname.length)
  const requested = pathname.startsWith('/') ? pathname.slice(1).split('/').map(decode) : []
  const baseSegments = base.split('/').filter(Boolean).map(decodeURIComponent)

  const isBelowBase = baseSegments.every((segment, index) => segment === requested[index])
  if (isBelowBase && requested.length > 0 && requested.length === baseSegments.length) {
    const location = `/${baseSegments.map(encodeURIComponent).join('/')}/${search}`
    return { kind: 'redirect', location }
  }

  const segments = isBelowBase ? requested.slice(baseSegments.length) : []
  const file = await findPage(root, segments, trailingSlash === 'never')
  if (!file) return { kind: 'missing', page: await findNotFoundPage(root, segments[0]) }
  const isFolder = pathname.endsWith('/')
  // Found as `a.html` or `a/index.html`, by another name than the one in the address.
  const isPage = file.segments.at(-1) !== segments.at(-1)
  const isIndex = file.segments.length > segments.filter(Boolean).length
  if (trailingSlash !== undefined && isPage && isFolder !== isIndex) {
    const location = isFolder ? pathname.slice(0, -1) : `${pathname}/`
    return { kind: 'redirect', location: location + search }
  }
  return { kind: 'file', file }
}

/** The file at exactly these segments, if it is a regular file inside `root`. */
export async function findFile(root: string, segments: string[]): Promise<ServedFile | undefined> {
  try {
    const realRoot = await realpath(root)
    const inside = realRoot.endsWith(sep) ? realRoot : realRoot + sep
    let path = realRoot
    for (const name of segments) {
      // The name has to be in the folder's listing: a disk that ignores case, or reads `a.` and
      // `a::$DATA` as `a`, would otherwise serve files that a real host does not.
      if (!(await readdir(path)).includes(name)) return undefined
      path = await realpath(join(path, name))
      if (!path.startsWith(inside)) return undefined
    }
    return (await stat(path)).isFile() ? { path, segments } : undefined
  } catch {
    // Any error of the file system (not a folder, a loop of links, no permission) means that there is no such file.
    return undefined
  }
}

async function findPage(
  root: string,
  requested: (string | undefined)[],
  arePagesFiles: boolean,
): Promise<ServedFile | undefined> {
  if (requested.length === 0) return undefined
  const isFolder = requested.at(-1) === ''
  const segments = (isFolder ? requested.slice(0, -1) : requested).filter(isServable)
  if (segments.length < requested.length - (isFolder ? 1 : 0)) return undefined
  const file = isFolder ? undefined : await findFile(root, segments)
  const last = segments.at(-1)
  const named =
    arePagesFiles && last !== undefined ? [...segments.slice(0, -1), `${last}.html`] : []
  return file ?? (await findFile(root, named)) ?? findFile(root, [...segments, 'index.html'])
}

/** The page of the locale whose folder was requested, otherwise the page of the whole site. */
async function findNotFoundPage(
  root: string,
  locale: string | undefined,
): Promise<ServedFile | undefined> {
  const page = isServable(locale, 0) ? await findFile(root, [locale, '404.html']) : undefined
  return page ?? findFile(root, ['404.html'])
}

/** Names with a leading dot, including `..`, are not served, except `.well-known`. */
function isServable(segment: string | undefined, index: number): segment is string {
  if (!segment || /[/\\\0]/.test(segment)) return false
  return !segment.startsWith('.') || (index === 0 && segment === '.well-known')
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
