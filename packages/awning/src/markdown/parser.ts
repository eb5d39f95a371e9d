import { markdownToMdast, mdxToJs, mdxToMdast, type MdastNode } from 'satteri'
import { endBareAddresses } from '../text/bareAddresses.ts'
import { codeImportOf, hideCodeImports, restoreCodeImports } from '../text/codeImports.ts'
import { insertCjkMarkers } from '../text/cjkEmphasis.ts'
import { insertDirectiveMarkers } from '../text/directiveMarkers.ts'
import { insertBraceMarkers } from '../text/headingBraces.ts'
import type { MarkdownFormat } from '../text/markdownVerbatim.ts'
import { originalColumns, removeMarkers, withoutMarkerCharacters } from '../text/parserMarkers.ts'
import { proseMatches } from '../text/proseMatches.ts'
import { joinDirectiveNames } from '../text/spacedDirectives.ts'
import { cutAddresses } from './cutAddresses.ts'
import { linkFtpAddresses } from './ftpAddresses.ts'
import { missedClosings } from './missedClosings.ts'
import { readColons } from './shortcodes.ts'
import { refuseUnclosedBraces } from './unclosedBraces.ts'

/**
 * The only file that uses the Markdown parser. It corrects how the parser reads a text (emphasis and addresses next to
 * Chinese text, colons within a line, imports of code, braces in headings, names and ends of directives), and returns plain mdast with positions in
 * the source.
 */

export type MarkdownNode = MdastNode
export type NodeOf<T extends MdastNode['type']> = Extract<MdastNode, { type: T }>
export type Root = NodeOf<'root'>
export type Child = Root['children'][number]

const features = { directive: true, headingAttributes: true, frontmatter: true } as const

export interface ParserOptions {
  /** Whether `$…$` and `$$` are formulas. */
  readonly math?: boolean | undefined
}

export function parseMarkdown(source: string, options: ParserOptions = {}): Root {
  return parse(source, 'md', options).root
}

/** Like `parseMarkdown`, for MDX. */
export function parseMdx(source: string, options: ParserOptions = {}): Root {
  return parse(source, 'mdx', options).root
}

/** Compiles MDX to a module. `rewrite` gets the parsed document and returns the nodes to compile instead. */
export function compileMdx(
  source: string,
  rewrite: (root: Root) => Child[],
  providerImportSource: string,
  options: ParserOptions = {},
): string {
  const parsed = parse(source, 'mdx', options)
  const children = rewrite(parsed.root)
  const { code } = mdxToJs(parsed.marked, {
    features: { ...features, math: options.math ?? false },
    providerImportSource,
    mdastPlugins: [
      {
        name: 'awning',
        before(root, context) {
          context.replaceNode(root, { type: 'root', children })
        },
      },
    ],
  })
  return removeMarkers(code)
}

/** A text as the parser gets it: its lines, and the number that each of them has in the source. */
interface MarkedText {
  readonly lines: string[]
  readonly origins: number[]
  /** The column in the source of a column in one of the lines. */
  readonly columnAt: (line: number, column: number) => number
  /** Lines that import code, by the index that the parser reads in their place. */
  readonly imports: readonly string[]
}

/** Parses a text; again with a blank line before each line that closes a directive but was read as something else. */
function parse(
  source: string,
  format: MarkdownFormat,
  { math = false }: ParserOptions,
): { root: Root; marked: string } {
  if (format === 'mdx') refuseUnclosedBraces(source)
  const read = format === 'mdx' ? mdxToMdast : markdownToMdast
  const hidden = hideCodeImports(withoutMarkerCharacters(source), format)
  const { imports } = hidden
  const lines = withMarkers(hidden.source, format).split('\n')
  const origins = lines.map((_, index) => index + 1)
  for (;;) {
    const marked = lines.join('\n')
    const tree = read(marked, { features: { ...features, math } })
    const missed = source.includes(':::') ? missedClosings(tree, lines) : []
    if (missed.length === 0) {
      const text = { lines, origins, imports, columnAt: originalColumns(lines) }
      return { root: plainTree(tree, source, text), marked }
    }
    for (const line of missed.toReversed()) {
      const [closing = '', origin = line] = [lines[line - 1], origins[line - 1]]
      // The line keeps the indent or the `>` of a list or quote around the directive.
      lines.splice(line - 1, 0, closing.replace(/:+\s*$/, ''))
      origins.splice(line - 1, 0, origin)
    }
  }
}

function withMarkers(source: string, format: MarkdownFormat): string {
  const readable = format === 'mdx' ? withMdxMarker(source) : insertBraceMarkers(source)
  const named = joinDirectiveNames(readable, format)
  const marked = insertDirectiveMarkers(insertCjkMarkers(named, format), format)
  return endBareAddresses(marked, format)
}

const TRUNCATE_COMMENT = /(?<![^\n])<!--[ \t]*truncate[ \t]*-->(?=[ \t\r]*(?:\n|$))/u

/** MDX has no HTML comments, but authors may write the truncate marker as one, so it is replaced. */
function withMdxMarker(source: string): string {
  let [marked, copied] = ['', 0]
  if (!TRUNCATE_COMMENT.test(source)) return source
  for (const { index, end } of proseMatches(source, 'mdx', TRUNCATE_COMMENT)) {
    // Padded to the same length, so that positions are those of the source.
    const name = 'truncate'.padEnd(end - index - '{/**/}'.length)
    marked += `${source.slice(copied, index)}{/*${name}*/}`
    copied = end
  }
  return marked + source.slice(copied)
}

/** A colon that may begin the name of an emoji or of a directive, as those of front matter and addresses do not. */
const mayHaveNames = /:[^\s/:]/

function plainTree(tree: MarkdownNode, source: string, text: MarkedText): Root {
  if (tree.type !== 'root') throw new Error('the Markdown parser returned no document')
  const isMarked = text.lines.join('\n') !== source
  const original = isMarked ? (withoutMarkers(cutAddresses(tree), text) as Root) : tree
  const lines = source.split('\n')
  const root = mayHaveNames.test(source) ? readColons(original, lines) : original
  return /ftp:/i.test(source) ? linkFtpAddresses(root, lines) : root
}

/** Removes the inserted markers from every string of the tree, and makes positions those of the source. */
function withoutMarkers(value: unknown, text: MarkedText): unknown {
  if (typeof value === 'string') return restoreCodeImports(removeMarkers(value), text.imports)
  if (Array.isArray(value)) return value.map((item) => withoutMarkers(item, text))
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) copy[key] = withoutMarkers(item, text)
  // `::: tip` has been read as a name with a space before it.
  if (copy['type'] === 'containerDirective') copy['name'] = String(copy['name']).trim()
  const { line, column } = copy
  if (typeof line === 'number' && typeof column === 'number') {
    copy['line'] = text.origins[line - 1] ?? line
    copy['column'] = text.columnAt(line, column)
  }
  return copy['type'] === 'leafDirective' ? importedCode(copy, text) : copy
}

/** `<<< ./file.ts` as a code block without code, which names the import. */
function importedCode(
  directive: Readonly<Record<string, unknown>>,
  { imports }: MarkedText,
): Readonly<Record<string, unknown>> {
  const codeImport = codeImportOf(String(directive['name']), imports)
  if (codeImport === undefined) return directive
  const { start } = directive['position'] as { start: { line: number; column: number } }
  const end = { ...start, column: start.column + codeImport.length }
  const position = { start, end }
  return { type: 'code', lang: null, meta: null, value: '', data: { codeImport }, position }
}
