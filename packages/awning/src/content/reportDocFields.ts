import type { Report } from './diagnostic.ts'
import type { DocSource } from './loadDocs.ts'
import type { LoadContext } from './loadContext.ts'
import { reportOtherField } from './reportOtherField.ts'

/** Sidebars and neighbours name docs by their ids. Without a field `id`, ids differ where addresses do. */
export function reportSameIds(docs: readonly DocSource[], report: Report): void {
  const first = new Map<string, DocSource>()
  for (const doc of docs) {
    const { id, front } = doc
    const other = first.get(id)
    first.set(id, other ?? doc)
    if (!other) continue
    const [wrong, right] = front.id === undefined ? [other, doc] : [doc, other]
    report({
      severity: 'error',
      file: wrong.file.file,
      ...wrong.locate('id'),
      message: `the id "${id}" is that of ${right.file.file} too`,
      hint: 'Give it another id.',
    })
  }
}

/** Fields of a doc that only the original can set. */
const originalFields = ['requires', 'slug'] as const

export function reportOtherFields(
  docs: readonly DocSource[],
  originals: readonly DocSource[],
  loadContext: LoadContext,
): void {
  const written = new Map(originals.map(({ file, front }) => [file.key, front]))
  for (const doc of docs)
    for (const field of originalFields)
      reportOtherField(doc, field, written.get(doc.file.key), loadContext)
}
