import { readTree } from './readTree.ts'
import type { TreeNode } from './tree.ts'

const nothing: TreeNode = { id: 0, kind: 'element', value: 'body', className: '', children: [] }

/**
 * What the browser makes of the text. The document is never shown: nothing in it runs or loads. The
 * list is the only element of the body; where there is more next to it, the body is.
 */
export function parseHtml(html: string): TreeNode {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const [only, ...more] = [...body.childNodes].filter(
    (node) => node.nodeType !== 3 || node.nodeValue?.trim() !== '',
  )
  const root = more.length === 0 && only instanceof Element ? only : body
  const classOf = (node: object): string =>
    node instanceof Element ? (node.getAttribute('class') ?? '') : ''
  return readTree(root, classOf) ?? nothing
}
