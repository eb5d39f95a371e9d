/** The parsed opening line of a fenced code block, such as ```ts title="a.ts" {1,3-5} wrap */
export interface Fence {
  /** The language as the author wrote it; empty if there is none. */
  lang: string
  title?: string
  /** Numbers of the displayed lines to mark: 1-based, sorted, without duplicates. */
  marked: number[]
  /** Whether there is a `{…}`. If so, highlight comments in the code are ignored. */
  ranged: boolean
  flags: string[]
}

const quoted = /([\w-]+)=(?:"([^"]*)"|'([^']*)')/g
const braces = /\{([^{}]*)\}/g
const bareWord = /^[\w-]+$/

/** A typo such as `{1-99999999}` must not fill the memory. */
const maxLineNumber = 100_000

export function parseFence(info: string | null, meta: string | null): Fence {
  let title: string | undefined
  const pieces: string[] = []
  // Parsers split the info string at its first space, so that `js{2}` or a lone `{2}` is passed as the
  // language. The two halves are joined again and parsed as one.
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
    if (from < 1 || to > maxLineNumber) continue
    for (let number = from; number <= to; number++) numbers.add(number)
  }
  return [...numbers].sort((a, b) => a - b)
}
