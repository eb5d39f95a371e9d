import { readLineNumbers } from './lineRange.ts'

/** The parsed opening line of a fenced code block, such as ```ts title="a.ts" {1,3-5} wrap */
export interface Fence {
  /** The language as the author wrote it; empty if there is none. */
  lang: string
  /** From `title="a.ts"`, or `[a.ts]` as VitePress writes it. */
  title?: string
  /** Numbers of the displayed lines to mark: 1-based, sorted, without duplicates. */
  marked: number[]
  /** Whether there is a `{…}`. If so, highlight comments in the code are ignored. */
  ranged: boolean
  /** Lines that keep their colours while the others lose them. */
  focused?: number[]
  /** Lines that are hidden until the reader opens them; with the flag `collapse`, the end of a long block. */
  folded?: number[]
  /** The number of the first line; false if the block has none, undefined if the site decides. */
  lineNumbers?: number | false
  flags: string[]
  /** Options that are not the engine's, which tools of the site may read: `excerpt="only the changed lines"`. */
  values?: Record<string, string>
}

/** What an author wrote and `parseFence` cannot read. */
export interface FenceMistake {
  readonly kind: 'option' | 'range' | 'number'
  readonly written: string
}

const token =
  /([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{([^{}]*)\}|([^\s{}"']+))|\{([^{}]*)\}|\[([^[\]]*)\]|[^\s{}[\]]+|\S/g
const bareWord = /^[\w-]+$/
/** VitePress writes line numbers behind the language. */
const languageNumbers = /^(.*?):(no-)?line-numbers(?:=(\d+))?$/

/** The word that asks for types. */
export const twoslashFlag = 'twoslash'

export const fenceOptions = ['title', 'showLineNumbers', 'focus', 'collapse']
export const fenceFlags = ['wrap', 'showLineNumbers', 'noLineNumbers', 'collapse', twoslashFlag]

export function parseFence(info: string | null, meta: string | null): Fence {
  return readFence(info, meta).fence
}

/** Reads the opening line of a code block, with what is wrong in it. */
export function readFence(
  info: string | null,
  meta: string | null,
): { fence: Fence; mistakes: FenceMistake[] } {
  const mistakes: FenceMistake[] = []
  const fence: Fence = { lang: '', marked: [], ranged: false, flags: [] }
  const numbers = (list: string) => {
    const range = readLineNumbers(list)
    for (const written of range.unread) mistakes.push({ kind: 'range', written })
    return range.numbers
  }
  const options: Readonly<Record<string, (value: string, written: string) => void>> = {
    title: (value) => void (value !== '' && (fence.title = value)),
    focus: (value) => void (fence.focused = numbers(value)),
    collapse: (value) => void (fence.folded = numbers(value)),
    showLineNumbers(value, written) {
      if (/^\d{1,6}$/.test(value)) fence.lineNumbers = Number(value)
      else mistakes.push({ kind: 'number', written })
    },
  }
  const ranges: string[] = []
  // Parsers split the info string at its first space, so that `js{2}` or a lone `{2}` is passed as the
  // language. The two halves are joined again and parsed as one.
  const source = `${info ?? ''} ${meta ?? ''}`
  let isFirst = info !== null
  for (const [written, name, double, single, braced, bare, range, label] of source.matchAll(
    token,
  )) {
    const isLanguage = isFirst
    isFirst = false
    if (name !== undefined) {
      const option = Object.hasOwn(options, name) ? options[name] : undefined
      const value = double ?? single ?? braced ?? bare ?? ''
      if (option) option(value, written)
      else {
        fence.values = { ...fence.values, [name]: value }
        mistakes.push({ kind: 'option', written: name })
      }
    } else if (range !== undefined) ranges.push(range)
    else if (label !== undefined) fence.title ??= label
    else readWord(written, isLanguage, fence, mistakes)
  }
  fence.ranged = ranges.length > 0
  fence.marked = numbers(ranges.join(','))
  return { fence, mistakes }
}

function readWord(
  written: string,
  isLanguage: boolean,
  fence: Fence,
  mistakes: FenceMistake[],
): void {
  const [, lang, no, first] = languageNumbers.exec(written) ?? []
  if (lang !== undefined) fence.lineNumbers = no === undefined ? Number(first ?? 1) : false
  const word = lang ?? written
  if (word === '') return
  if (isLanguage && !word.includes('=')) fence.lang = word
  else if (!bareWord.test(word)) mistakes.push({ kind: 'option', written })
  else {
    if (word === 'showLineNumbers') fence.lineNumbers ??= 1
    if (word === 'noLineNumbers') fence.lineNumbers = false
    if (!fence.flags.includes(word)) fence.flags.push(word)
  }
}
