import type { CodeSource } from '../codeSource.ts'
import { typedLines } from './typedLines.ts'
import type { TypedCode } from './typedCode.ts'

const sourceOf = (code: string): CodeSource => ({ code, lang: 'ts' })

/** The types of a block, which are highlighted like code. */
export function typeSources({ hovers, notes }: TypedCode): CodeSource[] {
  const queries = notes.filter(({ kind }) => kind === 'query')
  const texts = new Set([...hovers, ...queries].map(({ text }) => text))
  return [...texts].map(sourceOf)
}

/** Adds types to the lines of a block. `sourceLines` are the lines of the typed code that are displayed. */
export function addTypes(
  lines: readonly string[],
  { hovers, marks, notes }: TypedCode,
  sourceLines: readonly number[],
  html: (source: CodeSource) => string,
): string[] {
  const places = new Map(sourceLines.map((line, index) => [line, index]))
  const moved = <Item extends { readonly line: number }>(items: readonly Item[]): Item[] =>
    items.flatMap((item) => {
      const line = places.get(item.line)
      return line === undefined ? [] : [{ ...item, line }]
    })
  return typedLines(
    lines,
    { hovers: moved(hovers), marks: moved(marks), notes: moved(notes) },
    (text) => html(sourceOf(text)),
  )
}
