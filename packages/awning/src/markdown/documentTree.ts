import type { Child } from './parser.ts'
import type { SourcePosition } from './writeContext.ts'

/**
 * A text as the page shows it, for `.md` and `.mdx`. Every construct of Markdown is converted to this
 * tree in one place; `toHtml.ts` and `toMdx.ts` write the tree.
 */
export type DocumentNode =
  | { readonly kind: 'text'; readonly text: string }
  | FinishedHtml
  /** A line break between blocks, which has no effect on the page but makes the HTML readable. */
  | { readonly kind: 'newline' }
  | ElementNode
  | ComponentNode
  | MdxNode

/** Highlighted code, diagrams, and HTML in `.md` files. */
export interface FinishedHtml {
  readonly kind: 'html'
  readonly html: string
  /** Where the author wrote it, until `balanceHtml` has checked its tags. */
  readonly written?: Partial<SourcePosition>
}

export interface ElementNode {
  readonly kind: 'element'
  readonly tag: string
  readonly attributes: Attributes
  readonly children: readonly DocumentNode[]
}

/** Attributes by their names in HTML. `true` is an attribute without a value, undefined an absent one. */
export type Attributes = Readonly<Record<string, string | number | true | undefined>>

/** A component of the theme that a directive names. */
export interface ComponentNode extends Partial<SourcePosition> {
  readonly kind: 'component'
  readonly component: string
  readonly props: Readonly<Record<string, string>>
  readonly children: readonly DocumentNode[]
}

/** What only `.mdx` has: elements, expressions, imports and exports. */
export interface MdxNode {
  readonly kind: 'mdx'
  readonly node: Child
  readonly children: readonly DocumentNode[]
}

export const newline: DocumentNode = { kind: 'newline' }

export function textNode(text: string): DocumentNode {
  return { kind: 'text', text }
}

const noAttributes: Attributes = {}
const noChildren: readonly DocumentNode[] = []

export function element(
  tag: string,
  attributes = noAttributes,
  children = noChildren,
): ElementNode {
  return { kind: 'element', tag, attributes, children }
}

/** Adds a line break between any two nodes. */
export function onLines(nodes: readonly DocumentNode[]): DocumentNode[] {
  const lines: DocumentNode[] = []
  for (const node of nodes) {
    if (lines.length > 0) lines.push(newline)
    lines.push(node)
  }
  return lines
}

/** Whether nothing but HTML is needed to show a node. */
export function isHtml(node: DocumentNode): boolean {
  switch (node.kind) {
    case 'text':
    case 'html':
    case 'newline':
      return true
    case 'element':
      return node.children.every(isHtml)
    case 'component':
    case 'mdx':
      return false
  }
}

/** Whether a node contains something that only the MDX compiler understands. */
export function containsMdx(node: DocumentNode): boolean {
  if (node.kind === 'mdx') return true
  return 'children' in node && node.children.some(containsMdx)
}
