import { lineAndColumn } from '../text/lineAndColumn.ts'
import type { MarkdownNode } from './parser.ts'
import { positionOf, type TextDiagnostic } from './writeContext.ts'

const IMPORT = /(?:\bfrom|^import)\s*(?=(["'])([^"'\n]+\.mdx?)\1)/gm
/** A name that starts with an underscore is left out, and only two folders of a site have pages. */
const NO_PAGE = /(?:^|\/)_|^@(?:site)?\/(?!content\/|pages\/)/

/** Reports imports of texts that are no modules: only the MDX of a page is compiled to one. */
export function reportTextImports(
  nodes: readonly MarkdownNode[],
  diagnostics: TextDiagnostic[],
): void {
  for (const node of nodes) {
    if (node.type !== 'mdxjsEsm') continue
    for (const match of node.value.matchAll(IMPORT)) {
      const path = match[2] ?? ''
      if (path.endsWith('.mdx') && !NO_PAGE.test(path)) continue
      const start = positionOf(node)
      const { line, column } = lineAndColumn(node.value, match.index + match[0].length)
      diagnostics.push({
        severity: 'error',
        line: (start.line ?? 1) + line - 1,
        column,
        message: `imports ${path}, but a text cannot import another text`,
        hint: 'Make what both show a component: write it as JSX in a .tsx file, and import that.',
      })
    }
  }
}
