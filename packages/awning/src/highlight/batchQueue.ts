import { languageId } from './languages.ts'
import type { Source } from './source.ts'

const largestBatch = 16

export interface BatchQueue<Item extends Source> {
  readonly size: number
  add(item: Item): void
  /** The next batch for a worker that last had this one; undefined when there is none left. */
  take(previous?: Item[]): Item[] | undefined
}

/**
 * Hands out blocks in batches of one language. The first block of a language costs as much as a
 * hundred later ones, so a worker stays with its language and helps with another's only at the end.
 */
export function createBatchQueue<Item extends Source>(workers: number): BatchQueue<Item> {
  const groups = new Map<string, Item[]>()
  const untouched = new Set<string>()
  let size = 0

  function add(item: Item): void {
    const lang = languageOf(item)
    const group = groups.get(lang)
    if (group) group.push(item)
    else {
      groups.set(lang, [item])
      untouched.add(lang)
    }
    size += 1
  }

  function take(previous?: Item[]): Item[] | undefined {
    const current = previous?.[0] && languageOf(previous[0])
    const lang = left(current) > 0 ? current : (longest(untouched) ?? longest(groups.keys()))
    const group = lang === undefined ? undefined : groups.get(lang)
    if (lang === undefined || !group) return undefined
    untouched.delete(lang)
    const batch = group.splice(0, Math.min(largestBatch, Math.ceil(size / (workers * 2))))
    size -= batch.length
    return batch
  }

  function left(lang: string | undefined): number {
    return lang === undefined ? 0 : (groups.get(lang)?.length ?? 0)
  }

  function longest(langs: Iterable<string>): string | undefined {
    const remaining = [...langs].filter((lang) => left(lang) > 0)
    return remaining.sort((a, b) => left(b) - left(a))[0]
  }

  return {
    get size() {
      return size
    },
    add,
    take,
  }
}

function languageOf({ lang }: Source): string {
  return languageId(lang) ?? ''
}
