import { posix } from 'node:path'
import type { ImportReport, SourcePlace } from '../importReport.ts'
import { mapProse } from '../markdown/mapProse.ts'
import type { SourceFolder } from '../source/sourceFolder.ts'
import { includedLines } from './includedLines.ts'
import type { AttributeMarks } from './vitepressAttributes.ts'

const INCLUDE = /<!--[ \t]*@include:[ \t]*([^\s{#]+)(?:#([^\s{]+))?(?:\{(\d*),?(\d*)\})?[ \t]*-->/

export interface IncludeContext {
  /** Folder of the texts, which `@` stands for. */
  readonly root: string
  readonly source: SourceFolder
  readonly marks: AttributeMarks | undefined
  readonly report: ImportReport
}

/** A line, and where it was written. */
interface PlacedLine {
  readonly text: string
  readonly place: SourcePlace
}

/** Writes included texts where they are named. VitePress does so before it reads Markdown, also in code. */
export function withIncludedTexts(
  body: string,
  file: string,
  linesBefore: number,
  context: IncludeContext,
): { body: string; places: readonly SourcePlace[] } {
  const lines = body
    .split('\n')
    .map((text, index) => ({ text, place: { file, line: index + 1 + linesBefore } }))
    .flatMap((line) => expanded(line, context, [file]))
  return { body: lines.map(({ text }) => text).join('\n'), places: lines.map(({ place }) => place) }
}

/** A line with the texts that it includes. `above` are the files around it, the text itself first. */
function expanded(
  { text, place }: PlacedLine,
  context: IncludeContext,
  above: readonly string[],
): PlacedLine[] {
  const match = INCLUDE.exec(text)
  if (!match) return [{ text, place }]
  const [written, name = '', section, first, last] = match
  const path = name.startsWith('@')
    ? posix.join(context.root, name.replace(/^@\/?/, ''))
    : posix.join(posix.dirname(place.file), name)
  const source = above.includes(path) ? undefined : context.source.readText(path)
  const part = { section, first, last }
  const lines =
    source === undefined
      ? undefined
      : includedLines(withMovedLinks(source, path, above[0] ?? path), part, context.marks)
  if (lines) context.report.translated('Included text', place)
  else
    context.report.untranslated({
      ...place,
      what: 'An included text that does not exist',
      todo: 'Nothing was included. Write the text there.',
      detail: section === undefined ? name : `${name}#${section}`,
    })
  const inner = lines?.flatMap(({ text: inside, line }) =>
    expanded({ text: inside, place: { file: path, line } }, context, [...above, path]),
  )
  return joined(
    joined([{ text: text.slice(0, match.index), place }], inner ?? [{ text: written, place }]),
    expanded({ text: text.slice(match.index + written.length), place }, context, above),
  )
}

/** Lines one after the other, where the second ones go on in the last line of the first ones. */
function joined(before: readonly PlacedLine[], after: readonly PlacedLine[]): PlacedLine[] {
  const [last, first] = [before.at(-1), after[0]]
  if (!last || !first) return [...before, ...after]
  const middle = {
    text: last.text + first.text,
    place: last.text.trim() === '' ? first.place : last.place,
  }
  return [...before.slice(0, -1), middle, ...after.slice(1)]
}

/** Relative links and pictures of an included text lead to where they lead from its own folder. */
function withMovedLinks(source: string, from: string, to: string): string {
  const [folder, newFolder] = [posix.dirname(from), posix.dirname(to)]
  if (folder === newFolder) return source
  return mapProse(source, 'md', (run) =>
    run.replace(/(\]\(|\]:[ \t]+)(\.{1,2}\/[^\s)]*)/g, (_, before: string, target: string) => {
      const moved = posix.relative(newFolder, posix.join(folder, target))
      const slash = target.endsWith('/') ? '/' : ''
      return `${before}${moved.startsWith('../') ? '' : './'}${moved}${slash}`
    }),
  )
}
