import { commentStyles } from './commentStyles.ts'
import { languageId } from './languages.ts'

export interface DisplayedCode {
  /** The code that is shown and copied: without directives, with `\n` as line ends, and none at the end. */
  code: string
  /** 1-based numbers of displayed lines. */
  marked: number[]
  added: number[]
  removed: number[]
  focused: number[]
  /** The number in the given code of each displayed line, from 0. */
  sourceLines: number[]
}

const marks = {
  highlight: 'marked',
  'diff-add': 'added',
  'diff-remove': 'removed',
  focus: 'focused',
} as const
type Mark = (typeof marks)[keyof typeof marks]

const directive = /^(highlight|diff-add|diff-remove|focus)-(next-line|start|end)$/

/** `[!code focus:3]`, as VitePress writes marks behind the code of a line. */
const codeMarks: ReadonlyMap<string, Mark> = new Map([
  ['highlight', 'marked'],
  ['hl', 'marked'],
  ['warning', 'marked'],
  ['error', 'removed'],
  ['++', 'added'],
  ['--', 'removed'],
  ['focus', 'focused'],
])
const codeMark = /^\[!code (highlight|hl|warning|error|\+\+|--|focus)(?::(\d{1,4}))?\]$/

/** Applies the directives in comments, such as `// highlight-next-line`, and removes those comments. */
export function applyMagicComments(code: string, lang: string, ranged: boolean): DisplayedCode {
  const source = code.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n')
  const lines: string[] = []
  const sourceLines: number[] = []
  const numbers: Record<Mark, number[]> = { marked: [], added: [], removed: [], focused: [] }
  const open = new Set<Mark>()
  /** How many of the next lines have a mark. */
  const next = new Map<Mark, number>()
  const commentOf = commentReader(lang)
  const isUsed = (mark: Mark | undefined) => mark && !(ranged && mark === 'marked')
  for (const [sourceLine, line] of source.entries()) {
    const comment = commentOf(line)
    const [, kind, action] = directive.exec(comment.text) ?? []
    const mark = kind && isDirective(kind) ? marks[kind] : undefined
    if (mark && isUsed(mark)) {
      if (action === 'next-line') next.set(mark, 1)
      else if (action === 'start') open.add(mark)
      else open.delete(mark)
      continue
    }
    const [, name = '', count = '1'] = codeMark.exec(comment.text) ?? []
    const lineMark = codeMarks.get(name)
    const isMarked = lineMark && isUsed(lineMark)
    if (isMarked) next.set(lineMark, Number(count))
    // A mark on a line of its own is for the lines after it.
    if (isMarked && comment.before.trim() === '') continue
    lines.push(isMarked ? comment.before.trimEnd() : line)
    sourceLines.push(sourceLine)
    for (const activeMark of new Set([...open, ...next.keys()]))
      numbers[activeMark].push(lines.length)
    for (const [nextMark, left] of next)
      if (left > 1) next.set(nextMark, left - 1)
      else next.delete(nextMark)
  }
  if (languageId(lang) === 'diff') readDiff(lines, numbers)
  // Removing a directive from the last line may leave a blank line at the end.
  return { code: lines.join('\n').replace(/\n+$/, ''), ...numbers, sourceLines }
}

function isDirective(kind: string): kind is keyof typeof marks {
  return Object.hasOwn(marks, kind)
}

interface LineComment {
  /** The code before the comment. */
  readonly before: string
  readonly text: string
}

/** Finds the mark `[!code …]` at the end of a line, which may be a comment itself, or the comment that is a whole line. */
function commentReader(lang: string): (line: string) => LineComment {
  const styles = commentStyles(lang)
  return (line) => {
    const text = line.trim()
    const markAt = line.lastIndexOf('[!code ')
    for (const { open, close } of markAt < 0 ? [] : styles) {
      // Not behind the bracket, because the mark `--` is how some languages start a comment.
      const at = line.slice(0, markAt).lastIndexOf(open)
      if (at < 0 || !text.endsWith(close)) continue
      const inside = line.slice(at + open.length).trimEnd()
      const mark = inside.slice(0, inside.length - close.length).trim()
      if (codeMark.test(mark)) return { before: line.slice(0, at), text: mark }
    }
    const style = styles.find(({ open, close }) => text.startsWith(open) && text.endsWith(close))
    if (!style) return { before: line, text: '' }
    return {
      before: '',
      text: text.slice(style.open.length, text.length - style.close.length).trim(),
    }
  }
}

function readDiff(lines: string[], numbers: Record<Mark, number[]>): void {
  for (const [mark, sign] of [
    ['added', '+'],
    ['removed', '-'],
  ] as const) {
    const found = new Set(numbers[mark])
    for (const [index, line] of lines.entries())
      if (line.startsWith(sign) && !isFileHeader(lines, index)) found.add(index + 1)
    numbers[mark] = [...found].sort((a, b) => a - b)
  }
}

/** `--- a/file` followed by `+++ b/file` are file names, not changes. Alone, each may be a changed line. */
function isFileHeader(lines: string[], index: number): boolean {
  const isPair = (at: number) =>
    lines[at]?.startsWith('--- ') === true && lines[at + 1]?.startsWith('+++ ') === true
  return isPair(index) || isPair(index - 1)
}
