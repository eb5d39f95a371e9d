import { addressMistake } from '../config/addressMistake.ts'
import { isRecord } from '../config/isRecord.ts'
import { siteCodeFile } from '../config/siteCodeFile.ts'
import type { Diagnostic } from '../content/diagnostic.ts'
import type { PageKind, PageRoute } from './definePage.ts'
import type { PageData } from './route.ts'

/**
 * The routes that a definition lists. Code of a site may return anything, or throw: what is wrong is reported, and the routes
 * that can be used are returned.
 */
export function checkedRoutes<P extends PageData>(
  kind: PageKind<P>,
  list: () => readonly PageRoute<P>[],
  report: (diagnostic: Diagnostic) => void,
): readonly PageRoute<P>[] {
  if (!kind.isFromSite) return list()
  const wrong = (message: string, hint: string) =>
    report({
      severity: 'error',
      file: siteCodeFile,
      message: `the routes of the kind of page "${kind.kind}" ${message}`,
      hint,
    })
  let found: unknown
  try {
    found = list()
  } catch (error) {
    wrong(`cannot be listed: ${error instanceof Error ? error.message : String(error)}`, example)
    return []
  }
  if (found instanceof Promise) {
    // Nothing waits for it, and without a handler its failure would end the process.
    found.catch(() => {})
    wrong('must be a list, not a promise', 'Read data at the top of the file, where await works.')
    return []
  }
  if (!Array.isArray(found)) {
    wrong('must be a list', example)
    return []
  }
  return found.filter((route: unknown): route is PageRoute<P> => {
    const mistake = routeMistake(route, kind.kind)
    if (mistake) wrong(...mistake)
    return mistake === undefined
  })
}

const example = "Write routes: () => [{ path: '/team', page: { kind: 'team' } }]."

function routeMistake(
  route: unknown,
  kind: string,
): readonly [message: string, hint: string] | undefined {
  const { path, page } = isRecord(route) ? route : {}
  if (typeof path !== 'string' || !path.startsWith('/'))
    return [`contain the path ${JSON.stringify(path)}, which must begin with /`, example]
  const mistake = path === '/' ? undefined : addressMistake(path.slice(1).replace(/\/$/, ''))
  if (mistake) return [`contain the path "${path}", which ${mistake.message}`, mistake.hint]
  if (isRecord(page) && page['kind'] === kind) return undefined
  return [
    `contain "${path}" without the data of a page of this kind`,
    `Write page: { kind: '${kind}' }.`,
  ]
}
