/** A node of the tree that is shown. It keeps its id when it is moved. */
export interface TreeNode {
  readonly id: number
  readonly kind: 'element' | 'text' | 'comment'
  /** The tag of an element; the text of the others. */
  readonly value: string
  readonly className: string
  readonly children: readonly TreeNode[]
}

/** The class that `getElementsByClassName` and `querySelectorAll` search for. */
export const targetClass = 'todo'

export function hasTargetClass(node: TreeNode): boolean {
  return node.kind === 'element' && node.className.split(/\s+/).includes(targetClass)
}

export function elementsOf(nodes: readonly TreeNode[]): readonly TreeNode[] {
  return nodes.filter(({ kind }) => kind === 'element')
}

/** The descendants of a node in document order. */
export function descendants(node: TreeNode): readonly TreeNode[] {
  return node.children.flatMap((child) => [child, ...descendants(child)])
}

export function removeNode(node: TreeNode, id: number): TreeNode {
  return {
    ...node,
    children: node.children
      .filter((child) => child.id !== id)
      .map((child) => (child.children.length > 0 ? removeNode(child, id) : child)),
  }
}

export function setClassName(node: TreeNode, id: number, className: string): TreeNode {
  return {
    ...node,
    className: node.id === id ? className : node.className,
    children: node.children.map((child) => setClassName(child, id, className)),
  }
}

export function textOf(node: TreeNode): string {
  if (node.kind !== 'element') return node.kind === 'text' ? node.value : ''
  return node.children.map(textOf).join('')
}

/** Replaces whitespace with visible symbols if the text has nothing else; otherwise collapses it. */
export function showWhitespace(text: string): string {
  if (text.trim() !== '') return text.trim().replaceAll(/\s+/g, ' ')
  return text.replaceAll('\n', '↵').replaceAll(/[^↵]/g, '·')
}

/** A short label for a node: its tag and text, its text alone, or its comment. */
export function nodeLabel(node: TreeNode): string {
  if (node.kind === 'text') return `"${showWhitespace(node.value)}"`
  if (node.kind === 'comment') return `<!--${node.value}-->`
  return `<${node.value}> ${showWhitespace(textOf(node)).slice(0, 12)}`
}
