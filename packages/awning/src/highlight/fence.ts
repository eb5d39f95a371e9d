/** What the line that opens a fenced code block says: ```ts title="a.ts" {1,3-5} run */
export interface Fence {
  /** As the author wrote it; empty when there is none. */
  lang: string
  title?: string
  /** Displayed lines to mark: 1-based, sorted, each once. */
  marked: number[]
  /** Whether a `{…}` was given at all: it switches the highlight comments off. */
  ranged: boolean
  flags: string[]
}

const quoted = /([\w-]+)=(?:"([^"]*)"|'([^']*)')/g
const braces = /\{([^{}]*)\}/g
const bareWord = /^[\w-]+$/

/** A slip such as `{1-99999999}` must not fill the memory. */
const longestBlock = 100_000

export function parseFence(info: string | null, meta: string | null): Fence {
  let title: string | undefined
  const pieces: string[] = []
  // Some parsers cut the info string at its first space, so `js{2}` and a lone `{2}` arrive as the
  // language: the two halves are put together again and read as one.
  const rest = `${info ?? ''} ${meta ?? ''}`
    .replace(quoted, (_, name: string, double?: string, single?: string) => {
      if (name === 'title') title = double ?? single
      return ' = '
    })
    .replace(braces, (_, list: string) => {
      pieces.push(list)
      return ' {} '
    })
  const words = rest.trim().split(/\s+/)
  const hasLang = info !== null && /^[^={}]+$/.test(words[0] ?? '')
  const lang = hasLang ? words.shift() : undefined
  return {
    lang: lang ?? '',
    ...(title ? { title } : {}),
    marked: lineNumbers(pieces.join(',')),
    ranged: pieces.length > 0,
    flags: [...new Set(words.filter((word) => bareWord.test(word)))],
  }
}

function lineNumbers(list: string): number[] {
  const numbers = new Set<number>()
  for (const piece of list.split(',')) {
    const match = /^(\d+)(?:-(\d+))?$/.exec(piece.trim())
    if (!match) continue
    const from = Number(match[1])
    const to = Number(match[2] ?? match[1])
    if (from < 1 || to > longestBlock) continue
    for (let number = from; number <= to; number++) numbers.add(number)
  }
  return [...numbers].sort((a, b) => a - b)
}
