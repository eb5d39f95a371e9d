import { element, newline, onLines, type DocumentNode } from './documentTree.ts'
import { buildInline } from './inline.ts'
import type { NodeOf } from './parser.ts'
import type { Writing } from './writing.ts'

/** A table in a box of its own that scrolls; the box takes the keyboard so that everyone can scroll it. */
export function buildTable(node: NodeOf<'table'>, writing: Writing): DocumentNode {
  const [head, ...body] = node.children
  const rows = (list: NodeOf<'tableRow'>[], tag: 'th' | 'td') => [
    newline,
    ...onLines(
      list.map(({ children }) =>
        element(
          'tr',
          {},
          children.map((cell, column) => buildCell(cell, tag, node.align?.[column], writing)),
        ),
      ),
    ),
    newline,
  ]
  const table = element('table', {}, [
    newline,
    ...(head ? [element('thead', {}, rows([head], 'th'))] : []),
    newline,
    ...(body.length > 0 ? [element('tbody', {}, rows(body, 'td'))] : []),
    newline,
  ])
  return element('div', { class: 'table', tabindex: 0 }, [table])
}

function buildCell(
  cell: NodeOf<'tableCell'>,
  tag: 'th' | 'td',
  align: string | null | undefined,
  writing: Writing,
): DocumentNode {
  return element(
    tag,
    {
      scope: tag === 'th' ? 'col' : undefined,
      // A class, since the content security policy drops style attributes.
      class: align ? `align-${align}` : undefined,
    },
    buildInline(cell.children, writing),
  )
}
