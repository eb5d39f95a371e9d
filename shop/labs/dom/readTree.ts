import type { TreeNode } from './tree.ts'

/** The properties of a DOM node that are read. */
export interface SourceNode {
  readonly nodeType: number
  readonly nodeName: string
  readonly nodeValue: string | null
  readonly childNodes: Iterable<SourceNode>
}

const kinds = new Map<number, TreeNode['kind']>([
  [1, 'element'],
  [3, 'text'],
  [8, 'comment'],
])

/** Converts a DOM tree into the tree that is shown, numbered in document order; other kinds of nodes are left out. */
export function readTree(
  root: SourceNode,
  classOf: (node: SourceNode) => string,
): TreeNode | undefined {
  let count = 0
  function read(node: SourceNode): readonly TreeNode[] {
    const kind = kinds.get(node.nodeType)
    if (!kind) return []
    const id = count
    count += 1
    const element = kind === 'element'
    return [
      {
        id,
        kind,
        value: element ? node.nodeName.toLowerCase() : (node.nodeValue ?? ''),
        className: element ? classOf(node) : '',
        children: element ? [...node.childNodes].flatMap(read) : [],
      },
    ]
  }
  return read(root)[0]
}
