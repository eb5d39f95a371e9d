import { element, newline, onLines, type DocumentNode } from './documentTree.ts'
import { buildInline } from './inline.ts'
import type { NodeOf } from './parser.ts'
import type { WriteContext } from './writeContext.ts'

/** A table inside a scrollable element, which can be focused so that it can be scrolled with the keyboard. */
export function buildTable(node: NodeOf<'table'>, context: WriteContext): DocumentNode {
  const [head, ...body] = node.children
  const rows = (list: NodeOf<'tableRow'>[], tag: 'th' | 'td') => [
    newline,
    ...onLines(
      list.map(({ children }) =>
        element(
          'tr',
          {},
          children.map((cell, column) => buildCell(cell, tag, node.align?.[column], context)),
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
  context: WriteContext,
): DocumentNode {
  return element(
    tag,
    {
      scope: tag === 'th' ? 'col' : undefined,
      // A class, because the content security policy blocks style attributes.
      class: align ? `align-${align}` : undefined,
    },
    buildInline(cell.children, context),
  )
}
