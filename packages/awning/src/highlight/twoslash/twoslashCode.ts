import { twoslashFlag, type Fence } from '../fence.ts'
import { languageId } from '../languages.ts'

const extensions = { typescript: 'ts', tsx: 'tsx', javascript: 'js', jsx: 'jsx' } as const

export type TypedExtension = (typeof extensions)[keyof typeof extensions]

/** The kind of file that a block with types is; undefined for a block without them, and in a language that has none. */
export function typedExtension({ lang, flags }: Pick<Fence, 'lang' | 'flags'>) {
  return flags.includes(twoslashFlag) ? extensionOf(lang) : undefined
}

export function extensionOf(lang: string): TypedExtension | undefined {
  const id = languageId(lang) ?? ''
  return Object.hasOwn(extensions, id) ? extensions[id as keyof typeof extensions] : undefined
}

const option = /^\/\/\s?@(?!filename:)\w+(?::\s?.+)?$/
const query = /^\s*\/\/\s*\^(?:\?|\||\^+)(?: .*)?$/
const cut = /^\/\/\s?---cut(|-before|-after|-start|-end)---$/

/** Whether a line is a comment that points at the line above it. */
export function isQuery(line: string): boolean {
  return query.test(line)
}

/**
 * Numbers of the lines that are shown, from 0. The rules are those of Twoslash; they are here because search and the
 * Markdown of a page need the shown code too, without loading TypeScript.
 */
export function shownLines(code: string): number[] {
  const lines = code.split('\n')
  const hidden = new Set<number>()
  const hide = (from: number, to: number) => {
    for (let line = from; line <= to; line++) hidden.add(line)
  }
  const starts: number[] = []
  for (const [index, line] of lines.entries()) {
    const [, kind] = cut.exec(line.trim()) ?? []
    if (option.test(line) || isQuery(line)) hidden.add(index)
    if (kind === '' || kind === '-before') hide(0, index)
    else if (kind === '-start') starts.push(index)
    else if (kind === '-end') hide(starts.pop() ?? index, index)
    else if (kind === '-after') {
      hide(index, lines.length - 1)
      break
    }
  }
  return [...lines.keys()].filter((index) => !hidden.has(index))
}

/** Code as readers see it. */
export function withoutTwoslash(code: string): string {
  const lines = code.split('\n')
  return shownLines(code)
    .map((index) => lines[index])
    .join('\n')
}

/** The code of a block as readers see it: without what Twoslash reads, if it has types. */
export function shownCode(code: string, fence: Pick<Fence, 'lang' | 'flags'>): string {
  return typedExtension(fence) ? withoutTwoslash(code) : code
}
