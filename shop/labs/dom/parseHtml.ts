import { readTree } from './readTree.ts'
import type { TreeNode } from './tree.ts'

const emptyBody: TreeNode = { id: 0, kind: 'element', value: 'body', className: '', children: [] }

/**
 * Parses HTML with the browser's parser. The document is never shown, so nothing in it runs or loads.
 * The root is the only element of the body; if the body has more content, the root is the body.
 */
export function parseHtml(html: string): TreeNode {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const [only, ...more] = [...body.childNodes].filter(
    (node) => node.nodeType !== 3 || node.nodeValue?.trim() !== '',
  )
  const root = more.length === 0 && only instanceof Element ? only : body
  const classOf = (node: object): string =>
    node instanceof Element ? (node.getAttribute('class') ?? '') : ''
  return readTree(root, classOf) ?? emptyBody
}
