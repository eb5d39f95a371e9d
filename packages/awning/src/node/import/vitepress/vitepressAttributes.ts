import { fieldsAt, textAt, valueAt, type Fields } from '../texts/foreignValues.ts'
import { placeIn, type SourceText } from '../texts/sourceText.ts'
import { mapProse } from '../markdown/mapProse.ts'

/** What attributes are written between: `{#id .class}`. */
export interface AttributeMarks {
  readonly left: string
  readonly right: string
}

const ATTRIBUTE = String.raw`(?:[#.][^\s#.="'{}<>]+|[\w:@-]+=(?:"[^"]*"|'[^']*'|[^\s"'{}]+))`
/** In braces only what can be nothing else: `{open}` and `{{ name }}` are text, or something else. */
const ATTRIBUTES = new RegExp(String.raw`^\s*${ATTRIBUTE}(?:\s+(?:${ATTRIBUTE}|[\w:@-]+))*\s*$`)
const HEADING = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*#{1,6}[ \t]/
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/

/** The marks in the settings; undefined if a site has no attributes. */
export function attributeMarks(settings: Fields): AttributeMarks | undefined {
  const written = valueAt(settings, 'markdown', 'attrs')
  const options = fieldsAt(settings, 'markdown', 'attrs')
  if (written === false || options['disable'] === true) return undefined
  return {
    left: textAt(options, 'leftDelimiter') ?? '{',
    right: textAt(options, 'rightDelimiter') ?? '}',
  }
}

/** Writes ids as `{#id}`, and leaves out other attributes, which Markdown of this engine does not have. No line moves. */
export function translateAttributes(
  body: string,
  { left, right }: AttributeMarks,
  text: SourceText,
): string {
  if (!body.includes(left)) return body
  const lines = body.split('\n')
  const isHeading = (line: number) =>
    HEADING.test(lines[line - 1] ?? '') ||
    (UNDERLINE.test(lines[line] ?? '') && lines[line - 1]?.trim() !== '')
  const pattern = new RegExp(
    String.raw`(?<![{\\$])${escaped(left)}([^\n]*?)${escaped(right)}(?!\})`,
    'g',
  )
  return mapProse(body, 'md', (run, firstLine) =>
    run.replace(pattern, (written: string, inside: string, offset: number) => {
      const before = run.slice(0, offset)
      const line = firstLine + before.split('\n').length - 1
      // A run of prose begins behind code.
      const isBehind = /(?:^|[)\]*_>])$/.test(before)
      const isLast = /^[ \t]*(?:\n|$)/.test(run.slice(offset + written.length))
      if (!ATTRIBUTES.test(inside) || !(isBehind || isLast)) return written
      return translated(inside, isLast && isHeading(line), line, text)
    }),
  )
}

function translated(inside: string, isHeading: boolean, line: number, text: SourceText): string {
  const place = placeIn(text, line)
  const attributes = inside.match(new RegExp(`${ATTRIBUTE}|\\S+`, 'g')) ?? []
  const id = attributes.find((one) => one.startsWith('#'))?.slice(1)
  const others = attributes.filter((one) => !/^(?:#|target=|rel=)/.test(one))
  if (others.length > 0)
    text.report.untranslated({
      ...place,
      what: 'Attributes in braces',
      todo: 'They were left out: Markdown has no classes and sizes here. Write HTML where you need them, such as `<img src="./a.png" alt="…" width="200">`.',
      detail: `\`${others.join(' ')}\``,
    })
  else text.report.translated('Attributes in braces: ids, and where links open', place)
  if (id === undefined) return ''
  return isHeading ? `{#${id}}` : `<span id="${id}"></span>`
}

function escaped(pattern: string): string {
  return pattern.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}
