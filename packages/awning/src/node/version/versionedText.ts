import { titleOnLine } from '../../markdown/directives.ts'
import { importLineOf, readImport } from '../../markdown/importedCode.ts'
import { parseMarkdown, parseMdx, type MarkdownNode } from '../../markdown/parser.ts'
import type { SourcePosition } from '../../markdown/writeContext.ts'
import { LineStarts } from '../../text/lineStarts.ts'
import { frontMatterEdits, type TextEdit } from './versionedFrontMatter.ts'
import { versionedUrl, type SavedDocs } from './versionedUrl.ts'

/** The copy of a doc for a version: what it names of the docs are copies too. The rest stays byte for byte. */
export function versionedText(source: string, relative: string, docs: SavedDocs): string {
  const edits = frontMatterEdits(source, relative, docs)
  const lines = source.split('\n')
  const replaceUrl = (url: string, from: number, to: number) => {
    const text = versionedUrl(url, relative, docs)
    const at = source.indexOf(url, from)
    if (text !== url && at >= 0 && at < to) edits.push({ from: at, to: at + url.length, text })
  }
  const replaceMatches = (pattern: RegExp, from: number, to: number) => {
    for (const { 2: url = '', index } of source.slice(from, to).matchAll(pattern))
      replaceUrl(url, from + index, to)
  }
  const visit = (node: MarkdownNode, offsetOf: OffsetOf) => {
    const children: readonly MarkdownNode[] = 'children' in node ? node.children : []
    const [start, end] = [offsetOf(node.position?.start), offsetOf(node.position?.end)]
    switch (node.type) {
      case 'link':
        replaceUrl(node.url, offsetOf(children.at(-1)?.position?.end, start), end)
        break
      case 'image':
      case 'definition':
        replaceUrl(node.url, source.indexOf(']', start), end)
        break
      case 'html':
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        // Of an element only the tag: its content is visited by itself.
        const last = offsetOf(children[0]?.position?.start, end)
        replaceMatches(/\b(?:href|src|poster)=(["'])(.*?)\1/g, start, last)
        break
      }
      case 'mdxjsEsm':
        replaceMatches(/(["'])(\.\.?\/.*?)\1/g, start, end)
        break
      case 'code': {
        const written = importLineOf(node)
        if (written === undefined) break
        const { path } = readImport(written)
        // From the root are files of public/, which are not copied.
        if (!path.startsWith('/')) replaceUrl(path, start, end)
        break
      }
      case 'leafDirective':
        // Behind the title, which is visited by itself.
        replaceMatches(
          /\b(?:src|poster|captions)=(["']?)((?<=["'])[^"']+|[^"'\s}]+)\1/g,
          offsetOf(children.at(-1)?.position?.end, start),
          end,
        )
        break
      case 'containerDirective': {
        // The parser has no nodes for a title that is not in brackets.
        const title = titleOnLine(node, lines)
        if (!title) break
        const at = source.indexOf(title, start)
        visit(parseMarkdown(title), (position, fallback = at) =>
          position ? at + position.column - 1 : fallback,
        )
        break
      }
      default:
    }
    for (const child of children) visit(child, offsetOf)
  }
  visit(relative.endsWith('.mdx') ? parseMdx(source) : parseMarkdown(source), offsetsIn(source))
  return apply(source, edits)
}

/** The offset in the text of a position of a node, or the fallback where it has none. */
type OffsetOf = (position?: SourcePosition, fallback?: number) => number

function apply(source: string, edits: readonly TextEdit[]): string {
  let [text, at] = ['', 0]
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    text += source.slice(at, edit.from) + edit.text
    at = edit.to
  }
  return text + source.slice(at)
}

function offsetsIn(source: string): OffsetOf {
  const lines = new LineStarts(source)
  return (position, fallback = 0) =>
    position ? (lines.startOf(position.line) ?? 0) + position.column - 1 : fallback
}
