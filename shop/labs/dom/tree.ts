/** A node as the experiment draws it. Its number stays with it wherever it goes. */
export interface TreeNode {
  readonly id: number
  readonly kind: 'element' | 'text' | 'comment'
  /** The tag of an element; the text of the others. */
  readonly value: string
  readonly className: string
  readonly children: readonly TreeNode[]
}

/** The class that both searches look for. */
export const sought = 'todo'

export function isSought(node: TreeNode): boolean {
  return node.kind === 'element' && node.className.split(/\s+/).includes(sought)
}

export function elementsOf(nodes: readonly TreeNode[]): readonly TreeNode[] {
  return nodes.filter(({ kind }) => kind === 'element')
}

/** All below a node, in the order of the document. */
export function descendants(node: TreeNode): readonly TreeNode[] {
  return node.children.flatMap((child) => [child, ...descendants(child)])
}

export function without(node: TreeNode, id: number): TreeNode {
  return {
    ...node,
    children: node.children
      .filter((child) => child.id !== id)
      .map((child) => (child.children.length > 0 ? without(child, id) : child)),
  }
}

export function withClass(node: TreeNode, id: number, className: string): TreeNode {
  return {
    ...node,
    className: node.id === id ? className : node.className,
    children: node.children.map((child) => withClass(child, id, className)),
  }
}

export function textOf(node: TreeNode): string {
  if (node.kind !== 'element') return node.kind === 'text' ? node.value : ''
  return node.children.map(textOf).join('')
}

/** Blanks as signs that can be seen: a line break and each space. */
export function showBlanks(text: string): string {
  if (text.trim() !== '') return text.trim().replaceAll(/\s+/g, ' ')
  return text.replaceAll('\n', '↵').replaceAll(/[^↵]/g, '·')
}

/** A node in a few signs: its tag and text, its text alone, or its comment. */
export function nodeLabel(node: TreeNode): string {
  if (node.kind === 'text') return `"${showBlanks(node.value)}"`
  if (node.kind === 'comment') return `<!--${node.value}-->`
  return `<${node.value}> ${showBlanks(textOf(node)).slice(0, 12)}`
}
