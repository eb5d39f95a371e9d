import { placeIn, type SourceText } from '../texts/sourceText.ts'

const FENCE = /^([ \t]*)(`{3,})[ \t]*([\w-]*)(.*)$/

/** What boxes of javascript.info are here. */
const boxes: Readonly<Record<string, string>> = {
  smart: 'info',
  warn: 'warning',
  quote: 'note',
  compare: 'note',
  online: '',
  offline: '',
}

interface OpenFence {
  readonly marks: string
  readonly indent: string
  /** The directive in place of a box; empty for a box that is not shown as one; undefined for code. */
  readonly box: string | undefined
}

/** Boxes that are written as code blocks become directives, marked lines of code become ranges. No line moves. */
export function translateBoxes(body: string, text: SourceText): string {
  const lines = body.split('\n')
  const result: string[] = []
  const open: OpenFence[] = []
  let code: { at: number; marked: number[]; count: number; isMarked: boolean } | undefined
  for (const [index, line] of lines.entries()) {
    const [, indent = '', marks = '', lang = '', meta = ''] = FENCE.exec(line) ?? []
    const current = open.at(-1)
    const isEnd =
      current !== undefined &&
      marks.length >= current.marks.length &&
      lang === '' &&
      meta.trim() === ''
    if (current?.box === undefined && current !== undefined) {
      if (!isEnd) {
        pushCode(result, line, code)
        continue
      }
      open.pop()
      finishCode(result, code)
      code = undefined
      const around = open.at(-1)
      // The end of a box is also that of code inside of it which has none.
      if (around && marks.length >= around.marks.length) {
        open.pop()
        const end = around.box === '' ? '' : around.indent + ':'.repeat(around.marks.length)
        result.push(`${current.indent}${current.marks}\n${end}`)
      } else result.push(line)
      continue
    }
    if (isEnd) {
      open.pop()
      result.push(current.box === '' ? '' : current.indent + ':'.repeat(current.marks.length))
      continue
    }
    if (marks === '') {
      result.push(line)
      continue
    }
    const box = boxes[lang]
    open.push({ marks, indent, box })
    if (box === undefined) {
      code = { at: result.length, marked: [], count: 0, isMarked: false }
      result.push(indent + marks + lang + codeOptions(meta, index + 1, text))
      continue
    }
    text.report.translated(`\`${lang}\` boxes`, placeIn(text, index + 1))
    result.push(box === '' ? '' : indent + ':'.repeat(marks.length) + box + boxTitle(meta))
  }
  return result.join('\n')
}

function pushCode(
  result: string[],
  line: string,
  code: { marked: number[]; count: number; isMarked: boolean } | undefined,
): void {
  if (!code) return
  const mark = /^[ \t]*\*(\/?)!\*[ \t]*$/.exec(line)
  if (mark) {
    code.isMarked = mark[1] === ''
    result.push(line)
    return
  }
  code.count += 1
  const starts = /\*!\*/.test(line)
  const ends = /\*\/!\*/.test(line)
  if (code.isMarked || starts) code.marked.push(code.count)
  if (starts && !ends) code.isMarked = true
  if (ends) code.isMarked = false
  result.push(line.replace(/\*\/?!\*/g, ''))
}

/** Removes the lines that mark others, when no message needs the numbers of lines any more. */
export function withoutMarkLines(body: string): string {
  return body.replace(/^[ \t]*\*\/?!\*[ \t]*\n/gm, '')
}

/** The range of marked lines goes to the opening line. */
function finishCode(result: string[], code: { at: number; marked: number[] } | undefined): void {
  if (!code || code.marked.length === 0) return
  const opening = result[code.at] ?? ''
  result[code.at] = `${opening} {${code.marked.join(',')}}`
}

function codeOptions(meta: string, line: number, text: SourceText): string {
  if (meta.trim() !== '')
    text.report.untranslated({
      ...placeIn(text, line),
      what: 'Code that readers can run (`run`, `autorun`, `demo` …)',
      todo: 'It is shown as code. A live example is a block of html, css or js with the word `live`.',
    })
  return ''
}

function boxTitle(meta: string): string {
  const title =
    /\bheader=(?:"((?:[^"\\]|\\.)*)"|'([^']*)')/.exec(meta) ?? /\bauthor="([^"]*)"/.exec(meta)
  const written = (title?.[1] ?? title?.[2] ?? '').replaceAll('\\"', '"')
  return written === '' ? '' : ` ${written}`
}
