import { posix } from 'node:path'
import type { DocSource } from './loadDocs.ts'
import type { Report } from './problem.ts'
import { nearest } from '../text/nearest.ts'

/** What of a doc is asked for here. */
export type RequiringDoc = Pick<DocSource, 'id' | 'relative' | 'path' | 'locate'> & {
  readonly file: Pick<DocSource['file'], 'file'>
  readonly front: Pick<DocSource['front'], 'requires'>
}

/** By path, the paths of the docs that should be read before it; never a circle. */
export type Requires = ReadonlyMap<string, readonly string[]>

/** Reads `requires` of the original docs: ids, or files as in a link. Mistakes are told and left out. */
export function resolveRequires(docs: readonly RequiringDoc[], report: Report): Requires {
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  const byFile = new Map(docs.map((doc) => [doc.relative, doc]))
  const find = (doc: RequiringDoc, name: string) =>
    /\.mdx?$/i.test(name)
      ? (byFile.get(posix.join(posix.dirname(doc.relative), name)) ?? byFile.get(name))
      : byId.get(name)

  const wanted = new Map<string, string[]>()
  for (const doc of docs) {
    const found = (doc.front.requires ?? []).flatMap((name, index) => {
      const target = find(doc, name)
      if (target) return [target.path]
      const guess = nearest(name, /\.mdx?$/i.test(name) ? byFile.keys() : byId.keys())
      report({
        severity: 'error',
        file: doc.file.file,
        ...doc.locate('requires', index),
        message: `requires names the doc "${name}", which does not exist`,
        hint: guess
          ? `Did you mean "${guess}"?`
          : 'Write the id of a doc (frontend/css/layout), or its file (./layout.md).',
      })
      return []
    })
    wanted.set(doc.path, [...new Set(found)])
  }
  return withoutCircles(docs, wanted, report)
}

/** Follows the docs in order; what would lead back to a doc on the way is told and taken out. */
function withoutCircles(
  docs: readonly RequiringDoc[],
  wanted: ReadonlyMap<string, readonly string[]>,
  report: Report,
): Requires {
  const byPath = new Map(docs.map((doc) => [doc.path, doc]))
  const kept = new Map<string, string[]>()
  const way: string[] = []

  function visit(path: string): void {
    const own: string[] = []
    kept.set(path, own)
    way.push(path)
    for (const target of wanted.get(path) ?? []) {
      const start = way.indexOf(target)
      if (start < 0) {
        if (!kept.has(target)) visit(target)
        own.push(target)
        continue
      }
      const doc = byPath.get(path)
      const ids = [...way.slice(start), target].map((step) => byPath.get(step)?.id ?? step)
      report({
        severity: 'error',
        file: doc?.file.file ?? path,
        ...doc?.locate('requires'),
        message: `requires leads round in a circle: ${ids.join(' → ')}`,
        hint: 'Take one of them out: what comes first cannot need what comes after it.',
      })
    }
    way.pop()
  }

  for (const { path } of docs) if (!kept.has(path)) visit(path)
  return kept
}
