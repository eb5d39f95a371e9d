import { frontMatterEnd } from '../../../text/markdownVerbatim.ts'
import { ImportReport } from '../importReport.ts'
import { translateAttributes, type AttributeMarks } from './vitepressAttributes.ts'
import { vitepressHeadings } from './vitepressHeadings.ts'

/** The part of a text that is included: of a region or of the section below a heading, and of that some lines. */
export interface IncludedPart {
  readonly section: string | undefined
  readonly first: string | undefined
  readonly last: string | undefined
}

/** A line of a file with its number. */
export interface NumberedLine {
  readonly text: string
  readonly line: number
}

/** The lines of a part, without blank ones around them; undefined if there is no such section. */
export function includedLines(
  source: string,
  { section, first, last }: IncludedPart,
  marks: AttributeMarks | undefined,
): NumberedLine[] | undefined {
  const numbered = source.split('\n').map((text, index) => ({ text, line: index + 1 }))
  const isRange = first !== undefined || last !== undefined
  // Without a section, lines are counted from the beginning of the file.
  const start = section === undefined && isRange ? 0 : linesOf(source, frontMatterEnd(source))
  const body = numbered.slice(start)
  const part =
    section === undefined ? body : (regionIn(body, section) ?? below(body, section, marks))
  return part && trimmed(part.slice(first ? Number(first) - 1 : 0, last ? Number(last) : undefined))
}

function linesOf(source: string, end: number): number {
  return end === 0 ? 0 : source.slice(0, end).split('\n').length
}

function regionIn(lines: readonly NumberedLine[], name: string): NumberedLine[] | undefined {
  const [, start] = markAt(lines, 'region', name)
  const [end] = markAt(lines.slice(start), 'endregion', name)
  return start === undefined || end === undefined ? undefined : lines.slice(start, start + end)
}

/** The index of a line that marks a region, and of the line below it. */
function markAt(lines: readonly NumberedLine[], mark: string, name: string): [number, number] | [] {
  const index = lines.findIndex(({ text }) => {
    const [, found, of = name] = /^\s*<!--\s*#?(\w+)(?:\s+(\S+))?\s*-->\s*$/.exec(text) ?? []
    return found === mark && of === name
  })
  return index === -1 ? [] : [index, index + 1]
}

/** What is below a heading, up to the next one of its level or above. */
function below(
  lines: readonly NumberedLine[],
  id: string,
  marks: AttributeMarks | undefined,
): NumberedLine[] | undefined {
  const body = lines.map(({ text }) => text).join('\n')
  // What has no equivalent is reported where the text is translated.
  const text = { file: '', linesBefore: 0, report: new ImportReport() }
  const headings = vitepressHeadings(marks ? translateAttributes(body, marks, text) : body)
  const index = headings.findIndex((heading) => heading.id === id)
  const heading = headings[index]
  if (!heading) return undefined
  const next = headings.slice(index + 1).find(({ level }) => level <= heading.level)
  return lines.slice(heading.lastLine, next && next.line - 1)
}

function trimmed(lines: readonly NumberedLine[]): NumberedLine[] {
  const isText = ({ text }: NumberedLine) => text.trim() !== ''
  const first = lines.findIndex(isText)
  return first === -1 ? [] : lines.slice(first, lines.findLastIndex(isText) + 1)
}
