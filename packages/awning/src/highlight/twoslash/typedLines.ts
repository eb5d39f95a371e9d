import { escapeText } from '../../text/escapeHtml.ts'
import type { MarkedRange, TypedCode, TypeHover, TypeNote } from './typedCode.ts'

/** A piece of a highlighted line: one character or character reference, and the class of its token. */
interface Unit {
  readonly html: string
  readonly token: string
}

interface Segment {
  html: string
  readonly classes: string
  readonly hover: TypeHover | undefined
}

/**
 * Adds types to the highlighted lines of a block. `typeHtml` highlights a type. A type is inside of the name that it belongs
 * to, so that a style sheet alone can show it; the first occurrence of each is a stop of the Tab key.
 */
export function typedLines(
  lines: readonly string[],
  { hovers, marks, notes }: Omit<TypedCode, 'code'>,
  typeHtml: (text: string) => string,
): string[] {
  const seen = new Set<string>()
  return lines.map((html, line) => {
    const on = <Item extends { readonly line: number }>(items: readonly Item[]) =>
      items.filter((item) => item.line === line)
    const code = wrapped(segmentsOf(unitsOf(html), on(hovers), on(marks)), (hover, content) => {
      const key = `${content}\0${hover.text}`
      const isFirst = !seen.has(key)
      seen.add(key)
      return (
        `<span class="typed" tabindex="${isFirst ? '0' : '-1'}">${content}` +
        `<span class="type">${typeHtml(hover.text)}${docsHtml(hover)}</span></span>`
      )
    })
    return (
      code +
      on(notes)
        .map((note) => noteHtml(note, typeHtml))
        .join('')
    )
  })
}

/** The highlighter writes text and spans that are not nested. */
function unitsOf(html: string): Unit[] {
  return [...html.matchAll(/<span class="([^"]+)">([^<]*)<\/span>|([^<]+)/g)].flatMap(
    ([, token = '', inside, outside]) =>
      Array.from((inside ?? outside ?? '').matchAll(/&[a-z]+;|[\s\S]/g), ([unit]) => ({
        html: unit,
        token,
      })),
  )
}

function segmentsOf(
  units: readonly Unit[],
  hovers: readonly TypeHover[],
  marks: readonly MarkedRange[],
): Segment[] {
  const segments: Segment[] = []
  for (const [at, { html, token }] of units.entries()) {
    const isAt = ({ start, end }: { start: number; end: number }) => start <= at && at < end
    const hover = hovers.find(isAt)
    const kinds = new Set(marks.filter(isAt).map(({ kind }) => kind))
    const classes = [token, ...kinds].filter((name) => name !== '').join(' ')
    const last = segments.at(-1)
    if (last && last.classes === classes && last.hover === hover) last.html += html
    else segments.push({ html, classes, hover })
  }
  return segments
}

function wrapped(
  segments: readonly Segment[],
  wrap: (hover: TypeHover, content: string) => string,
): string {
  let html = ''
  let content = ''
  for (const [index, { html: text, classes, hover }] of segments.entries()) {
    const piece = classes === '' ? text : `<span class="${classes}">${text}</span>`
    if (!hover) html += piece
    else {
      content += piece
      if (segments[index + 1]?.hover === hover) continue
      html += wrap(hover, content)
      content = ''
    }
  }
  return html
}

function docsHtml({ docs }: TypeHover): string {
  return docs === undefined ? '' : `<span class="type-docs">${escapeText(docs)}</span>`
}

/** It begins on a line of its own where no style sheet applies, such as in feeds. */
function noteHtml({ kind, text }: TypeNote, typeHtml: (text: string) => string): string {
  const content = kind === 'query' ? typeHtml(text) : escapeText(text)
  return `<span class="type-note ${kind}">\n<span>${content}</span></span>`
}
