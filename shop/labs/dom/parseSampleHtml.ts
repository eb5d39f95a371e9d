import type { TreeNode } from './tree.ts'

interface OpenElement {
  readonly id: number
  readonly value: string
  readonly className: string
  readonly children: TreeNode[]
}

const token = /<!--(.*?)-->|<\/\w+>|<(\w+)(?: class="([^"]*)")?>|[^<]+/gs

/**
 * Parses one of the samples without a DOM, for rendering on the server and for hydration. It accepts
 * only well-formed HTML: what a reader writes is parsed by the browser.
 */
export function parseSampleHtml(html: string): TreeNode {
  const root: TreeNode[] = []
  const open: OpenElement[] = []
  let id = 0
  for (const [text, comment, tag, className = ''] of html.matchAll(token)) {
    const siblings = open.at(-1)?.children ?? root
    if (text.startsWith('</')) {
      const closed = open.pop()
      if (closed) (open.at(-1)?.children ?? root).push({ kind: 'element', ...closed })
      continue
    }
    if (tag !== undefined) open.push({ id, value: tag, className, children: [] })
    else
      siblings.push({
        id,
        kind: comment === undefined ? 'text' : 'comment',
        value: comment ?? text,
        className: '',
        children: [],
      })
    id += 1
  }
  const [list] = root
  if (!list || root.length > 1 || open.length > 0) throw new Error('one closed element is expected')
  return list
}
