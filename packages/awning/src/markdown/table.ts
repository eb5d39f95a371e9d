import { element, newline, onLines, type DocumentNode } from './documentTree.ts'
import { textOf } from './headings.ts'
import { buildInline } from './inline.ts'
import type { NodeOf } from './parser.ts'
import { positionOf, type WriteContext } from './writeContext.ts'

/**
 * A table inside a scrollable element, which can be focused so that it can be scrolled with the keyboard, and whose name is
 * the list of the columns. Every row has as many cells as the head: shorter ones are filled, longer ones are cut. Where the
 * first column has no name, its cells are the names of the rows.
 */
export function buildTable(node: NodeOf<'table'>, context: WriteContext): DocumentNode {
  const [head, ...body] = node.children
  const namesRows = head !== undefined && head.children.length > 1 && isEmpty(head.children[0])
  const scopeOf = (cell: NodeOf<'tableCell'> | undefined, isHead: boolean, column: number) => {
    if (namesRows && column === 0) return isEmpty(cell) ? undefined : 'row'
    return isHead ? 'col' : undefined
  }
  const rows = (list: NodeOf<'tableRow'>[], isHead: boolean) => [
    newline,
    ...onLines(
      list.map((row) =>
        element(
          'tr',
          {},
          Array.from({ length: head?.children.length ?? 0 }, (_, column) =>
            buildCell(
              row.children[column],
              scopeOf(row.children[column], isHead, column),
              node.align?.[column],
              context,
            ),
          ),
        ),
      ),
    ),
    newline,
  ]
  for (const row of body) warnOfSurplus(row, head?.children.length ?? 0, context)
  const table = element('table', {}, [
    newline,
    ...(head ? [element('thead', {}, rows([head], true))] : []),
    newline,
    ...(body.length > 0 ? [element('tbody', {}, rows(body, false))] : []),
    newline,
  ])
  const columns = head?.children.filter((cell) => !isEmpty(cell)).map((cell) => textOf(cell).trim())
  const name = new Intl.ListFormat(context.resolve.lang).format(columns ?? [])
  return element(
    'div',
    {
      class: 'table',
      tabindex: 0,
      role: name === '' ? undefined : 'group',
      'aria-label': name === '' ? undefined : name,
    },
    [table],
  )
}

function isEmpty(cell: NodeOf<'tableCell'> | undefined): boolean {
  return cell === undefined || textOf(cell).trim() === ''
}

function warnOfSurplus(row: NodeOf<'tableRow'>, columns: number, context: WriteContext): void {
  const surplus = row.children[columns]
  if (!surplus) return
  context.diagnostics.push({
    severity: 'warning',
    ...positionOf(surplus),
    message: `a row has ${row.children.length} cells, but its table has ${columns} columns: the other cells are not shown`,
    hint: 'Add a column to the head of the table, or write \\| where a bar is part of the text.',
  })
}

function buildCell(
  cell: NodeOf<'tableCell'> | undefined,
  scope: 'col' | 'row' | undefined,
  align: string | null | undefined,
  context: WriteContext,
): DocumentNode {
  return element(
    scope === undefined ? 'td' : 'th',
    {
      scope,
      // A class, because the content security policy blocks style attributes.
      class: align ? `align-${align}` : undefined,
    },
    buildInline(cell?.children ?? [], context),
  )
}
