import { groupBy } from './groupBy.ts'
import { languageId } from './languages.ts'
import type { Source } from './source.ts'

const largestBatch = 16

export interface BatchQueue<Item extends Source> {
  /** The next batch for a worker that last had this one; undefined when there is none left. */
  take(previous?: Item[]): Item[] | undefined
}

/**
 * Hands out blocks in batches of one language. The first block of a language costs as much as a
 * hundred later ones, so a worker stays with its language and helps with another's only at the end.
 */
export function createBatchQueue<Item extends Source>(
  items: Item[],
  workers: number,
): BatchQueue<Item> {
  const size = Math.min(largestBatch, Math.ceil(items.length / (workers * 2)))
  const groups = groupBy(items, languageOf)
  const untouched = new Set(groups.keys())

  function take(previous?: Item[]): Item[] | undefined {
    const current = previous?.[0] && languageOf(previous[0])
    const lang = left(current) > 0 ? current : (longest(untouched) ?? longest(groups.keys()))
    const group = lang === undefined ? undefined : groups.get(lang)
    if (lang === undefined || !group) return undefined
    untouched.delete(lang)
    return group.splice(0, size)
  }

  function left(lang: string | undefined): number {
    return lang === undefined ? 0 : (groups.get(lang)?.length ?? 0)
  }

  function longest(langs: Iterable<string>): string | undefined {
    const remaining = [...langs].filter((lang) => left(lang) > 0)
    return remaining.sort((a, b) => left(b) - left(a))[0]
  }

  return { take }
}

function languageOf({ lang }: Source): string {
  return languageId(lang) ?? ''
}
