import { languageId } from './languages.ts'
import type { CodeSource } from './codeSource.ts'

const maxBatchSize = 64

export interface BatchQueue<Item extends CodeSource> {
  readonly size: number
  add(item: Item): void
  /** The next batch for a worker, given its last one; undefined when no blocks remain. */
  take(previous?: Item[]): Item[] | undefined
}

/**
 * Gives workers batches of one language. The first block of a language takes as long as a hundred
 * later ones, so a worker gets blocks of its last language as long as there are any.
 */
export function createBatchQueue<Item extends CodeSource>(workers: number): BatchQueue<Item> {
  const groups = new Map<string, Item[]>()
  const unstarted = new Set<string>()
  let size = 0

  function add(item: Item): void {
    const lang = languageOf(item)
    const group = groups.get(lang)
    if (group) group.push(item)
    else {
      groups.set(lang, [item])
      unstarted.add(lang)
    }
    size += 1
  }

  function take(previous?: Item[]): Item[] | undefined {
    const current = previous?.[0] && languageOf(previous[0])
    const lang = remaining(current) > 0 ? current : (longest(unstarted) ?? longest(groups.keys()))
    const group = lang === undefined ? undefined : groups.get(lang)
    if (lang === undefined || !group) return undefined
    unstarted.delete(lang)
    const batch = group.splice(0, Math.min(maxBatchSize, Math.ceil(size / (workers * 2))))
    size -= batch.length
    return batch
  }

  function remaining(lang: string | undefined): number {
    return lang === undefined ? 0 : (groups.get(lang)?.length ?? 0)
  }

  function longest(langs: Iterable<string>): string | undefined {
    const candidates = [...langs].filter((lang) => remaining(lang) > 0)
    return candidates.sort((a, b) => remaining(b) - remaining(a))[0]
  }

  return {
    get size() {
      return size
    },
    add,
    take,
  }
}

function languageOf({ lang }: CodeSource): string {
  return languageId(lang) ?? ''
}
