import { CONTAINERS } from './spacedDirectives.ts'
import type { MarkdownFormat } from './markdownVerbatim.ts'
import { NAME_PADDING } from './parserMarkers.ts'
import { proseMatches } from './proseMatches.ts'

const IMPORT = new RegExp(`<(?<=${CONTAINERS}<)<<[ \\t]*(?=[@./\\w])[^\\n\\r]*`, 'u')
const PLACEHOLDER = new RegExp(`::[${NAME_PADDING} ]([a-j]+)`, 'g')

/**
 * Replaces each `<<< ./file.ts`, which is no Markdown and would be an error in MDX, by a directive that names its index. Its
 * digits are letters, because names of directives cannot begin with a digit.
 */
export function hideCodeImports(
  source: string,
  format: MarkdownFormat,
): { source: string; imports: string[] } {
  const imports: string[] = []
  if (!source.includes('<<<')) return { source, imports }
  let hidden = ''
  let copied = 0
  for (const { index, end } of proseMatches(source, format, IMPORT)) {
    const name = String(imports.length).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')
    imports.push(source.slice(index, end).trimEnd())
    hidden += `${source.slice(copied, index)}::${NAME_PADDING}${name}`
    copied = end
  }
  return { source: hidden + source.slice(copied), imports }
}

/** The import that a directive stands for. */
export function codeImportOf(name: string, imports: readonly string[]): string | undefined {
  const [, letters] = /^ ([a-j]+)$/.exec(name) ?? []
  return letters === undefined ? undefined : imports[indexOf(letters)]
}

/** Puts imports back that the parser has read as text or code. */
export function restoreCodeImports(text: string, imports: readonly string[]): string {
  if (imports.length === 0) return text
  return text.replace(PLACEHOLDER, (whole, letters: string) => imports[indexOf(letters)] ?? whole)
}

function indexOf(letters: string): number {
  return Number(letters.replace(/[a-j]/g, (letter) => String(letter.charCodeAt(0) - 97)))
}
