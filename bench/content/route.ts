import { benchDocument, pathOf } from './document.ts'

/** The route of a visit through three documents. */
export interface Route {
  readonly from: string
  /** In the same folder, so that the sidebar shows it. */
  readonly next: { readonly path: string; readonly title: string }
  /** Linked at the end of `next`, in another folder, so that no link to it was in view before. */
  readonly last: { readonly path: string; readonly title: string }
}

/** The same three for every generator. */
export function routeThrough(documents: number): Route {
  const from = benchDocument(5, documents)
  const folder = from.path.split('/')[0] ?? ''
  for (let index = 6; index < Math.min(20, documents); index += 1) {
    const next = benchDocument(index, documents)
    const end = next.links[2] ?? ''
    if (from.links.includes(next.path) || from.links.includes(end) || end.startsWith(folder))
      continue
    const last = benchDocument(indexOf(end), documents)
    return { from: from.path, next, last }
  }
  throw new Error(`No way leads out of a site of ${documents} documents: more than 20 are needed.`)
}

function indexOf(path: string): number {
  const index = Number(/\d+$/.exec(path)?.[0])
  if (pathOf(index) !== path) throw new Error(`${path} is the path of no document.`)
  return index
}
