import { posix } from 'node:path'
import type { DocSource } from './loadDocs.ts'
import type { Report } from './diagnostic.ts'
import type { LeftOutText } from './leftOut.ts'
import { nearestAmong } from '../text/nearest.ts'

/** The part of a doc that is needed here. */
export type RequiringDoc = Pick<DocSource, 'id' | 'relative' | 'path' | 'locate'> & {
  readonly file: Pick<DocSource['file'], 'file'>
  readonly front: Pick<DocSource['front'], 'requires'>
}

/** Paths of the docs to read before a doc, by its path. There are no cycles. */
export type Requires = ReadonlyMap<string, readonly string[]>

/**
 * Reads `requires` of the original docs: ids, or files as in a link. Mistakes are reported and left
 * out; docs that are not published yet (`leftOut`) are only left out.
 */
export function resolveRequires(
  docs: readonly RequiringDoc[],
  report: Report,
  leftOut: readonly Pick<LeftOutText, 'id' | 'key'>[] = [],
): Requires {
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  const byFile = new Map(docs.map((doc) => [doc.relative, doc]))
  const filesOf = (doc: RequiringDoc, name: string) => [
    posix.join(posix.dirname(doc.relative), name),
    name,
  ]
  const find = (doc: RequiringDoc, name: string) =>
    /\.mdx?$/i.test(name)
      ? filesOf(doc, name).flatMap((file) => byFile.get(file) ?? [])[0]
      : byId.get(name)
  const leftOutIds = new Set(leftOut.map(({ id }) => id))
  const leftOutKeys = new Set(leftOut.map(({ key }) => key))
  const isLeftOut = (doc: RequiringDoc, name: string) =>
    leftOutIds.has(name) || filesOf(doc, name).some((file) => leftOutKeys.has(`docs/${file}`))
  const nearestId = nearestAmong(byId.keys())
  const nearestFile = nearestAmong(byFile.keys())

  const wanted = new Map<string, string[]>()
  for (const doc of docs) {
    const found = (doc.front.requires ?? []).flatMap((name, index) => {
      const target = find(doc, name)
      if (target) return [target.path]
      if (isLeftOut(doc, name)) return []
      const guess = (/\.mdx?$/i.test(name) ? nearestFile : nearestId)(name)
      report({
        severity: 'error',
        file: doc.file.file,
        ...doc.locate('requires', index),
        message: `requires names the doc "${name}", which does not exist`,
        hint: guess
          ? `Did you mean "${guess}"?`
          : 'Write the id of a doc (guide/css/layout), or its file (./layout.md).',
      })
      return []
    })
    wanted.set(doc.path, [...new Set(found)])
  }
  return withoutCycles(docs, wanted, report)
}

/** Follows the requirements depth first; one that would close a cycle is reported and left out. */
function withoutCycles(
  docs: readonly RequiringDoc[],
  wanted: ReadonlyMap<string, readonly string[]>,
  report: Report,
): Requires {
  const byPath = new Map(docs.map((doc) => [doc.path, doc]))
  const result = new Map<string, string[]>()
  const trail: string[] = []

  function visit(path: string): void {
    const required: string[] = []
    result.set(path, required)
    trail.push(path)
    for (const target of wanted.get(path) ?? []) {
      const start = trail.indexOf(target)
      if (start < 0) {
        if (!result.has(target)) visit(target)
        required.push(target)
        continue
      }
      const doc = byPath.get(path)
      const ids = [...trail.slice(start), target].map((step) => byPath.get(step)?.id ?? step)
      report({
        severity: 'error',
        file: doc?.file.file ?? path,
        ...doc?.locate('requires'),
        message: `requires leads round in a circle: ${ids.join(' → ')}`,
        hint: 'Take one of them out: what comes first cannot need what comes after it.',
      })
    }
    trail.pop()
  }

  for (const { path } of docs) if (!result.has(path)) visit(path)
  return result
}
