export type MarkdownFormat = 'md' | 'mdx'

const FRONT_MATTER = /^(---|\+\+\+)[ \t]*\r?\n(?:[\s\S]*?\r?\n)?\1[ \t]*(?=\r?\n|$)/u
const CONTAINER = '(?:[ \\t]|>|[-*+][ \\t]|\\d{1,9}[.)][ \\t])*'
const FENCE = new RegExp(`${CONTAINER}(?:(\`{3,})[^\`\\n]*|(~{3,})[^\\n]*)(?=\\n|$)`, 'uy')
// Strict, so that prose which merely speaks of import and export stays prose.
const NAME = '[\\p{ID_Continue}$]+'
const ESM = new RegExp(
  `import\\s*(?:["'{*]|${NAME}\\s*,|${NAME}\\s+from\\s)|` +
    `export\\s*(?:[{*]|(?:default|const|let|var|function|async|class)\\s+[\\w$[{("'\`<])`,
  'uy',
)
// An inline code span ends with its block: at a blank line or where another block starts.
const BLOCK_END = /\n[ \t>]*(?:\r?\n|$|[-*+][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t]|`{3}|~{3}|\|)/gu
// Comments and strings, whose brackets do not count, and the brackets that do.
const JS_TOKEN = new RegExp(
  '/\\*[^]*?\\*/|(?<!:)//[^\\n]*|' +
    '(["\'])(?:\\\\.|(?!\\1)[^\\\\\\n])*\\1|`(?:\\\\[^]|[^\\\\`])*`|' +
    '[{}()[\\]]',
  'gu',
)
const CLOSING: Record<string, string> = { '{': '}', '(': ')', '[': ']' }

/** Where the front matter ends, 0 when there is none. */
export function frontMatterEnd(source: string): number {
  return FRONT_MATTER.exec(source)?.[0].length ?? 0
}

/** Where the fence or, in MDX, the import or export starting at this line ends; else `start`. */
export function verbatimBlockEnd(source: string, start: number, format: MarkdownFormat): number {
  FENCE.lastIndex = start
  const fence = FENCE.exec(source)
  if (fence !== null) {
    const marks = fence[1] ?? fence[2] ?? ''
    const close = new RegExp(
      `\\n[ \\t>]*${marks.slice(0, 1)}{${marks.length},}[ \\t\\r]*(?=\\n|$)`,
      'gu',
    )
    return matchEnd(close, source, FENCE.lastIndex)
  }
  ESM.lastIndex = start
  return format === 'mdx' && ESM.test(source) ? esmEnd(source, start) : start
}

/** Where the code span opening at this backtick ends; after the backticks when it never closes. */
export function codeSpanEnd(source: string, start: number): number {
  const end = backticksEnd(source, start)
  const limit = blockEnd(source, end)
  for (let mark = source.indexOf('`', end); mark !== -1 && mark < limit;) {
    const markEnd = backticksEnd(source, mark)
    if (markEnd - mark === end - start) return markEnd
    mark = source.indexOf('`', markEnd)
  }
  return end
}

/** The block that was looked at last, from an offset in it: a long paragraph may have thousands of code spans. */
let block = { source: '', from: 0, end: 0 }

function blockEnd(source: string, from: number): number {
  if (source !== block.source || from < block.from || from > block.end) {
    BLOCK_END.lastIndex = from
    block = { source, from, end: BLOCK_END.exec(source)?.index ?? source.length }
  }
  // The same text may be another string, which would be compared character by character each time.
  block.source = source
  return block.end
}

function backticksEnd(source: string, start: number): number {
  let end = start
  while (source[end] === '`') end += 1
  return end
}

/** Where the bracket opening here closes as JavaScript has it; `start` when it never does. */
export function bracketEnd(source: string, start: number): number {
  const open: string[] = []
  const token = new RegExp(JS_TOKEN)
  token.lastIndex = start
  for (let match = token.exec(source); match !== null; match = token.exec(source)) {
    const closing = CLOSING[match[0]]
    if (closing !== undefined) open.push(closing)
    else if (match[0] === open.at(-1)) open.pop()
    if (open.length === 0) return token.lastIndex
  }
  return start
}

function esmEnd(source: string, start: number): number {
  const stop = /\n[ \t]*(?=\r?\n)|[{([]/gu
  stop.lastIndex = start
  for (let match = stop.exec(source); match !== null; match = stop.exec(source)) {
    if (CLOSING[match[0]] === undefined) return match.index
    stop.lastIndex = Math.max(bracketEnd(source, match.index), match.index + 1)
  }
  return source.length
}

function matchEnd(pattern: RegExp, source: string, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(source) === null ? source.length : pattern.lastIndex
}
