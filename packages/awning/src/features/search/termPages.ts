import { isDense } from './characters.ts'
import type { Term } from './parseQuery.ts'
import { shardOf, soundMark, type TermShard } from './searchFormat.ts'
import { meantWords } from './slip.ts'
import { stemOf } from './stem.ts'

/** Pages by number, and how much the term counts on each. */
export type TermPages = ReadonlyMap<number, number>

/** What must be looked up for a term; nothing for what no file lists: then only the texts can tell. */
export function keysOf({ kind, text, titlesOnly }: Term): string[] {
  if (kind === 'word') return text.length > 1 ? [text] : []
  if (text.length === 1) return titlesOnly ? [text] : []
  return Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2)).filter(
    (pair) => isDense(pair.charCodeAt(0)) && isDense(pair.charCodeAt(1)),
  )
}

export function shardsOf(term: Term, shards: number): number[] {
  return [...new Set(keysOf(term).map((key) => shardOf(key, shards)))]
}

/** The pages that may hold a term, and the term as it is to be looked for in their texts. */
export function pagesOf(
  term: Term,
  shard: (key: string) => TermShard,
): { readonly term: Term; readonly pages: TermPages } {
  if (term.kind === 'run') {
    const found = keysOf(term).map((key) => read([shard(key)[key] ?? []]))
    return { term, pages: found.reduce(both) }
  }
  const terms = shard(term.text)
  const pages = listed(terms, term)
  if (pages.size > 0) return { term, pages }
  const meant = meantWords(
    term.text,
    Object.keys(terms).filter((word) => !word.startsWith(soundMark)),
  )
  return { term: { ...term, meant }, pages: read(meant.map((word) => terms[word] ?? [])) }
}

function listed(terms: TermShard, { text, stem }: Term): TermPages {
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

/** Pages that hold both, with the lesser of the two weights: a pair in the title is not yet the whole. */
function both(a: TermPages, b: TermPages): TermPages {
  const found = new Map<number, number>()
  for (const [page, weight] of a) {
    const other = b.get(page)
    if (other !== undefined) found.set(page, Math.min(weight, other))
  }
  return found
}

/** Pages on which every term may stand, the most promising first. */
export function rankPages(all: readonly TermPages[]): number[] {
  const [first, ...others] = all.toSorted((a, b) => a.size - b.size)
  const scores: [page: number, score: number][] = []
  for (const [page, weight] of first ?? []) {
    const weights = others.map((pages) => pages.get(page))
    if (weights.includes(undefined)) continue
    scores.push([page, weights.reduce<number>((sum, own) => sum + (own ?? 0), weight)])
  }
  return scores.toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).map(([page]) => page)
}
