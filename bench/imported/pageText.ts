/** What a reader sees of a text, without its look. */
export interface PageText {
  /** In order, the title first. */
  readonly headings: readonly string[]
  /** Whether the first heading is the title, and not a part of the text. */
  readonly hasTitle: boolean
  /** Everything else but code and labels, without spaces. */
  readonly text: string
  readonly code: readonly string[]
  /** Titles of boxes, tabs and code blocks, which generators show in different places. */
  readonly labels: readonly string[]
}

/** Marks a place where the generator shows something of its own, such as a list of the pages below. */
export const generated = '\uE000'

/** The first way in which a page differs from its source. */
export interface Difference {
  readonly what: 'headings' | 'text' | 'code' | 'label'
  readonly expected: string
  readonly found: string
}

/** Typography that generators change, and all spaces, are no part of a text. */
export function normalized(text: string): string {
  return text
    .normalize('NFC')
    .replace(/(?:[\s\u00A0\u200B-\u200D\u2060\uFEFF]|\uFE0F)+/g, '')
    .replace(/[‘’‚‛]/g, "'")
    .replace(/[“”„‟]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/-{2,}/g, '-')
    .replaceAll('…', '...')
}

/** Code as it is, without spaces at the ends of lines and without empty lines around it. */
export function normalizedCode(code: string): string {
  return code
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/^\n+|\n+$/g, '')
}

/** All differences between a source and its page, at most one of each kind. */
export function differences(source: PageText, page: PageText): Difference[] {
  const found: Difference[] = []
  const headings = page.hasTitle && !source.hasTitle ? page.headings.slice(1) : page.headings
  const at = firstUnequal(source.headings, headings)
  if (at >= 0)
    found.push({ what: 'headings', expected: source.headings[at] ?? '', found: headings[at] ?? '' })
  if (!isSameText(source.text, page.text)) found.push(textDifference(source.text, page.text))
  const codeAt = firstUnequal(source.code, page.code)
  if (codeAt >= 0)
    found.push({
      what: 'code',
      expected: source.code[codeAt] ?? '(no more code)',
      found: page.code[codeAt] ?? '(no more code)',
    })
  const everything = [...page.labels, ...page.headings, page.text].join('\n')
  const label = source.labels.find((one) => !everything.includes(one))
  if (label !== undefined) found.push({ what: 'label', expected: label, found: '' })
  return found
}

/** Anything may be where the generator shows something of its own; everything else must be there, in order. */
function isSameText(source: string, page: string): boolean {
  const parts = source.split(generated)
  const last = parts.pop() ?? ''
  let at = 0
  for (const [index, part] of parts.entries()) {
    const found = page.indexOf(part, at)
    if (found === -1 || (index === 0 && found !== 0)) return false
    at = found + part.length
  }
  return parts.length === 0 ? last === page : page.length - last.length >= at && page.endsWith(last)
}

function firstUnequal(expected: readonly string[], found: readonly string[]): number {
  const length = Math.max(expected.length, found.length)
  for (let at = 0; at < length; at += 1) if (expected[at] !== found[at]) return at
  return -1
}

const before = 20
const after = 60

function textDifference(expected: string, found: string): Difference {
  let at = 0
  while (at < expected.length && expected[at] === found[at]) at += 1
  const around = (text: string) => text.slice(Math.max(0, at - before), at + after)
  return { what: 'text', expected: around(expected), found: around(found) }
}
