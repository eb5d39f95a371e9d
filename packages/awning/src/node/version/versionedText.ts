import { parseMarkdown, parseMdx, type MarkdownNode } from '../../markdown/parser.ts'
import type { SourcePosition } from '../../markdown/writeContext.ts'
import { frontMatterEdits, type TextEdit } from './versionedFrontMatter.ts'
import { versionedUrl, type SavedDocs } from './versionedUrl.ts'

/** The copy of a doc for a version: what it names of the docs are copies too. The rest stays byte for byte. */
export function versionedText(source: string, relative: string, docs: SavedDocs): string {
  const edits = frontMatterEdits(source, relative, docs)
  const offsetOf = offsetsIn(source)
  const replaceUrl = (url: string, from: number, to: number) => {
    const text = versionedUrl(url, relative, docs)
    const at = source.indexOf(url, from)
    if (text !== url && at >= 0 && at < to) edits.push({ from: at, to: at + url.length, text })
  }
  const visit = (node: MarkdownNode) => {
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
        for (const match of source.slice(start, last).matchAll(/\b(?:href|src)=(["'])(.*?)\1/g))
          replaceUrl(match[2] ?? '', start + match.index, last)
        break
      }
      case 'mdxjsEsm':
        for (const match of source.slice(start, end).matchAll(/(["'])(\.\.?\/.*?)\1/g))
          replaceUrl(match[2] ?? '', start + match.index, end)
        break
      default:
    }
    for (const child of children) visit(child)
  }
  visit(relative.endsWith('.mdx') ? parseMdx(source) : parseMarkdown(source))
  return apply(source, edits)
}

function apply(source: string, edits: readonly TextEdit[]): string {
  let [text, at] = ['', 0]
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    text += source.slice(at, edit.from) + edit.text
    at = edit.to
  }
  return text + source.slice(at)
}

function offsetsIn(source: string): (position?: SourcePosition, fallback?: number) => number {
  const starts = [0]
  for (const { index } of source.matchAll(/\n/g)) starts.push(index + 1)
  return (position, fallback = 0) =>
    position ? (starts[position.line - 1] ?? 0) + position.column - 1 : fallback
}
