import { nearestAmong } from '../text/nearest.ts'
import { foreignLang } from './foreignLang.ts'
import type { DocSource } from './loadDocs.ts'
import type { LoadContext } from './loadContext.ts'
import type { Doc, PageLink } from './model.ts'

/** A doc that others can name as their neighbour. */
export interface NamedDoc {
  readonly source: Pick<DocSource, 'id'>
  readonly doc: Pick<Doc, 'path' | 'paginationLabel' | 'textLang' | 'visibility'>
}

type NamingDoc = Pick<DocSource, 'front' | 'locate'> & {
  readonly file: Pick<DocSource['file'], 'file'>
}

/** Finds the docs that front matter names as the previous and the next one. The docs are listed by their ids once. */
export function chosenNeighbours(
  docs: readonly NamedDoc[],
  { leftOut, report }: Pick<LoadContext, 'leftOut' | 'report'>,
): (field: 'pagination_prev' | 'pagination_next', source: NamingDoc) => PageLink | undefined {
  const byId = new Map<string, NamedDoc['doc']>()
  for (const { source, doc } of docs) {
    const { id } = source
    // Of two with the same id, which is reported elsewhere, the first counts.
    if (!byId.has(id)) byId.set(id, doc)
  }
  const nearestId = nearestAmong(byId.keys())
  const unpublished = new Set(leftOut.map(({ id }) => id))
  return (field, source) => {
    const id = source.front[field]
    if (id === undefined || id === null) return undefined
    const doc = byId.get(id)
    // In place of a doc that no reader should be led to, the neighbour in the sidebar is used.
    if (doc?.visibility?.isUnlisted || unpublished.has(id)) return undefined
    if (doc) return { label: doc.paginationLabel, path: doc.path, ...foreignLang(doc) }
    const guess = nearestId(id)
    report({
      severity: 'error',
      file: source.file.file,
      ...source.locate(field),
      message: `${field} names the doc "${id}", which does not exist`,
      ...(guess ? { hint: `Did you mean "${guess}"?` } : {}),
    })
    return undefined
  }
}
