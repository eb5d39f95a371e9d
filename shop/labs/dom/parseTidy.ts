import type { TreeNode } from './tree.ts'

interface Open {
  readonly id: number
  readonly value: string
  readonly className: string
  readonly children: TreeNode[]
}

const token = /<!--(.*?)-->|<\/\w+>|<(\w+)(?: class="([^"]*)")?>|[^<]+/gs

/**
 * The tree of one of the experiment's own texts, for where there is no DOM: on the server, and in the
 * first picture. It knows nothing of mistakes; what a reader writes, the browser parses.
 */
export function parseTidy(html: string): TreeNode {
  const root: TreeNode[] = []
  const open: Open[] = []
  let id = 0
  for (const [text, comment, tag, className = ''] of html.matchAll(token)) {
    const siblings = open.at(-1)?.children ?? root
    if (text.startsWith('</')) {
      const done = open.pop()
      if (done) (open.at(-1)?.children ?? root).push({ kind: 'element', ...done })
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
