import { element, newline, onLines, textNode, type DocumentNode } from './documentTree.ts'
import { buildFlow } from './flow.ts'
import { footnoteIds } from './inline.ts'
import type { WriteContext } from './writeContext.ts'

/** The section at the end with all footnotes that the text refers to, in the order of the references. */
export function buildFootnotes(context: WriteContext): DocumentNode | undefined {
  const { order, definitions } = context.footnotes
  if (order.size === 0) return undefined
  const contents: [identifier: string, content: DocumentNode[]][] = []
  // A footnote may refer to more footnotes. They are added to the order, and so to this loop.
  for (const identifier of order.keys())
    contents.push([identifier, buildFlow(definitions.get(identifier)?.children ?? [], context)])
  // How many links lead back is known only now, because footnotes may also refer to earlier ones.
  const items = contents.map(([identifier, content]) => {
    const { note, reference } = footnoteIds(identifier)
    const back = Array.from({ length: order.get(identifier)?.count ?? 0 }, (_, index) => {
      const suffix = index > 0 ? `-${index + 1}` : ''
      return [textNode(' '), backLink(`#${reference}${suffix}`, context)]
    }).flat()
    return element('li', { id: note }, appendInside(content, back))
  })
  const list = element('ol', {}, [newline, ...onLines(items), newline])
  return element(
    'section',
    { class: 'footnotes', role: 'doc-endnotes', 'aria-label': context.strings.footnotes },
    [newline, element('hr'), newline, list, newline],
  )
}

function backLink(href: string, { strings }: WriteContext): DocumentNode {
  const attributes = { href, role: 'doc-backlink', 'aria-label': strings.backToReference }
  return element('a', attributes, [textNode('↩')])
}

/** Adds the links back to the references at the end of the last paragraph. */
function appendInside(content: readonly DocumentNode[], addition: DocumentNode[]): DocumentNode[] {
  const last = content.at(-1)
  return last?.kind === 'element' && last.tag === 'p'
    ? [...content.slice(0, -1), { ...last, children: [...last.children, ...addition] }]
    : [...content, ...addition]
}
