import { writeInline } from './inline.ts'
import type { NodeOf } from './parser.ts'
import type { Writing } from './writing.ts'

/** A table in a box of its own that scrolls; the box takes the keyboard so that everyone can scroll it. */
export function writeTable(node: NodeOf<'table'>, writing: Writing): string {
  const [head, ...body] = node.children
  const rows = (list: NodeOf<'tableRow'>[], cell: 'th' | 'td') =>
    list
      .map(
        (row) =>
          `<tr>${row.children.map((content, column) => writeCell(content, cell, node.align?.[column], writing)).join('')}</tr>`,
      )
      .join('\n')
  return [
    '<div class="table" tabindex="0"><table>',
    head ? `<thead>\n${rows([head], 'th')}\n</thead>` : '',
    body.length > 0 ? `<tbody>\n${rows(body, 'td')}\n</tbody>` : '',
    '</table></div>',
  ].join('\n')
}

function writeCell(
  cell: NodeOf<'tableCell'>,
  tag: 'th' | 'td',
  align: string | null | undefined,
  writing: Writing,
): string {
  // A class, since the content security policy drops style attributes.
  const classes = align ? ` class="align-${align}"` : ''
  const scope = tag === 'th' ? ' scope="col"' : ''
  return `<${tag}${scope}${classes}>${writeInline(cell.children, writing)}</${tag}>`
}
