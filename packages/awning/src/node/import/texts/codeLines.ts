import { parseMarkdown, type MarkdownNode } from '../../../markdown/parser.ts'

/** Numbers of the lines of a Markdown text that are code blocks, fenced or indented. */
export function codeLines(body: string): ReadonlySet<number> {
  return linesOf(body, (node) => node.type === 'code')
}

/** Numbers of the lines of a Markdown text that have a comment. */
export function commentLines(body: string): ReadonlySet<number> {
  return linesOf(body, (node) => node.type === 'html' && /^\s*<!--/.test(node.value))
}

function linesOf(body: string, isWanted: (node: MarkdownNode) => boolean): ReadonlySet<number> {
  const lines = new Set<number>()
  const visit = (node: MarkdownNode): void => {
    if (node.position && isWanted(node))
      for (let line = node.position.start.line; line <= node.position.end.line; line += 1)
        lines.add(line)
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(parseMarkdown(body))
  return lines
}
