import type { Report } from './diagnostic.ts'
import type { DocSource } from './loadDocs.ts'
import type { LoadContext } from './loadContext.ts'

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

/** Reports what a translation says in vain, because the original says something else. */
export function reportOtherFields(
  docs: readonly DocSource[],
  originals: readonly DocSource[],
  { locale, report }: LoadContext,
): void {
  const written = new Map(originals.map(({ file, front }) => [file.key, front]))
  for (const { file, front, locate } of docs) {
    for (const field of originalFields) {
      if (file.locale !== locale || front[field] === undefined) continue
      if (String(front[field]) === String(written.get(file.key)?.[field])) continue
      report({
        severity: 'warning',
        file: file.file,
        ...locate(field),
        message: `${field} is not what the original says, and has no effect`,
        hint: 'The original decides for every language: change it there, or remove it here.',
      })
    }
  }
}
