import { commentStyles } from './commentStyles.ts'
import { languageId } from './languages.ts'

export interface DisplayedCode {
  /** The code that is shown and copied: without directives, with `\n` as line ends, and none at the end. */
  code: string
  /** 1-based numbers of displayed lines. */
  marked: number[]
  added: number[]
  removed: number[]
}

type Mark = 'marked' | 'added' | 'removed'

const marks: Record<string, Mark> = {
  highlight: 'marked',
  'diff-add': 'added',
  'diff-remove': 'removed',
}
const directive = /^(highlight|diff-add|diff-remove)-(next-line|start|end)$/

/** Applies the directives in comments, such as `// highlight-next-line`, and removes those lines. */
export function applyMagicComments(code: string, lang: string, ranged: boolean): DisplayedCode {
  const source = code.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n')
  const lines: string[] = []
  const numbers: Record<Mark, number[]> = { marked: [], added: [], removed: [] }
  const open = new Set<Mark>()
  const next = new Set<Mark>()
  const directiveOf = directiveReader(lang)
  for (const line of source) {
    const [, kind = '', action] = directive.exec(directiveOf(line)) ?? []
    const mark = marks[kind]
    if (mark && !(ranged && mark === 'marked')) {
      if (action === 'next-line') next.add(mark)
      else if (action === 'start') open.add(mark)
      else open.delete(mark)
      continue
    }
    lines.push(line)
    for (const activeMark of new Set([...open, ...next])) numbers[activeMark].push(lines.length)
    next.clear()
  }
  if (languageId(lang) === 'diff') readDiff(lines, numbers)
  // Removing a directive from the last line may leave a blank line at the end.
  return { code: lines.join('\n').replace(/\n+$/, ''), ...numbers }
}

function directiveReader(lang: string): (line: string) => string {
  const styles = commentStyles(lang)
  return (line) => {
    const text = line.trim()
    const style = styles.find(({ open, close }) => text.startsWith(open) && text.endsWith(close))
    return style ? text.slice(style.open.length, text.length - style.close.length).trim() : ''
  }
}

function readDiff(lines: string[], numbers: Record<Mark, number[]>): void {
  lines.forEach((line, index) => {
    const mark = line.startsWith('+') ? 'added' : line.startsWith('-') ? 'removed' : undefined
    if (!mark || isFileHeader(lines, index) || numbers[mark].includes(index + 1)) return
    numbers[mark].push(index + 1)
    numbers[mark].sort((a, b) => a - b)
  })
}

/** `--- a/file` followed by `+++ b/file` are file names, not changes. Alone, each may be a changed line. */
function isFileHeader(lines: string[], index: number): boolean {
  const isPair = (at: number) =>
    lines[at]?.startsWith('--- ') === true && lines[at + 1]?.startsWith('+++ ') === true
  return isPair(index) || isPair(index - 1)
}
