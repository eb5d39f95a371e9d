import { isRunPart } from './characters.ts'
import type { Term } from './parseQuery.ts'
import { shardOf, soundMark, type TermShard } from './searchFormat.ts'
import { stemOf } from './stem.ts'
import { symbolKeys } from './symbols.ts'
import { correctionsFor } from './typo.ts'

/** The weight of a term by page number. */
export type TermPages = ReadonlyMap<number, number>

/** The smallest weight of a term that is in a heading or title: see `TermShard`. */
const titleWeight = 2

/** A long run is looked up by its first keys only, because each may need another file. The texts decide anyway. */
const maxKeys = 12

/** Keys to look up for a term; none if no shard lists it, so that only the texts can be searched. */
export function keysOf({ kind, text, titlesOnly }: Term): string[] {
  if (kind === 'word') return text.length > 1 || titlesOnly ? [text] : []
  if (text.length === 1) return titlesOnly ? [text] : []
  const keys = isRunPart(text.charCodeAt(0)) ? pairsOf(text) : symbolKeys(text)
  return keys.slice(0, maxKeys)
}

/** Every two characters that follow each other. */
export function pairsOf(run: string): string[] {
  return Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))
}

export function shardsOf(term: Term, shards: number): number[] {
  return [...new Set(keysOf(term).map((key) => shardOf(key, shards)))]
}

/** Pages that may contain a term, and the term with its corrections. */
export function pagesOf(
  term: Term,
  shard: (key: string) => TermShard,
): { readonly term: Term; readonly pages: TermPages } {
  if (term.kind === 'run') {
    const found = keysOf(term).map((key) => runPages(shard(key), key))
    return { term, pages: found.reduce(intersect) }
  }
  const terms = shard(term.text)
  const pages = listed(terms, term)
  if (term.titlesOnly) return { term, pages: inTitles(pages) }
  if (pages.size > 0) return { term, pages }
  const corrections = correctionsFor(
    term.text,
    Object.keys(terms).filter((word) => !word.startsWith(soundMark)),
  )
  return {
    term: { ...term, corrections },
    pages: read(corrections.map((word) => terms[word] ?? [])),
  }
}

/** A pair of characters is a term of its own; symbols are the beginning of one, so that `==` is found in `===` too. */
function runPages(terms: TermShard, key: string): TermPages {
  return isRunPart(key.charCodeAt(0))
    ? read([terms[key] ?? []])
    : listed(terms, { text: key, stem: key })
}

function listed(terms: TermShard, { text, stem }: Pick<Term, 'text' | 'stem'>): TermPages {
  return read(
    Object.keys(terms)
      .filter(
        (word) =>
          word.startsWith(text) ||
          word.startsWith(soundMark + text) ||
          (stem !== text && word.startsWith(stem) && stemOf(word) === stem),
      )
      .map((word) => terms[word] ?? []),
  )
}

function inTitles(pages: TermPages): TermPages {
  return new Map([...pages].filter(([, weight]) => weight >= titleWeight))
}

function read(lists: readonly (readonly number[])[]): TermPages {
  const pages = new Map<number, number>()
  for (const list of lists) {
    let page = 0
    for (const step of list) {
      page += step >> 2
      pages.set(page, Math.max(pages.get(page) ?? 0, step & 3))
    }
  }
  return pages
}

/** Pages of both lists, with the smaller weight: one pair of a run in the title does not mean that the run is there. */
function intersect(a: TermPages, b: TermPages): TermPages {
  const found = new Map<number, number>()
  for (const [page, weight] of a) {
    const other = b.get(page)
    if (other !== undefined) found.set(page, Math.min(weight, other))
  }
  return found
}

/** Pages that may contain every term, the most promising first; those of the others come earlier. */
export function rankPages(all: readonly TermPages[], welcome: readonly TermPages[] = []): number[] {
  const [first, ...others] = all.toSorted((a, b) => a.size - b.size)
  const scores: [page: number, score: number][] = []
  for (const [page, weight] of first ?? []) {
    const weights = others.map((pages) => pages.get(page))
    if (weights.includes(undefined)) continue
    const more = welcome.map((pages) => pages.get(page))
    scores.push([
      page,
      [...weights, ...more].reduce<number>((sum, other) => sum + (other ?? 0), weight),
    ])
  }
  return scores.toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).map(([page]) => page)
}
