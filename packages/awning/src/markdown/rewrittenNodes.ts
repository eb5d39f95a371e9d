import { parseFence } from '../highlight/fence.ts'
import { typedExtension } from '../highlight/twoslash/twoslashCode.ts'
import { isDiagram } from './diagram.ts'
import { exerciseRole } from './exercise.ts'
import { importLineOf } from './importedCode.ts'
import { leadingTitle } from './leadingTitle.ts'
import type { MarkdownNode, NodeOf, Root } from './parser.ts'

/** The nodes of a text that the Markdown of its page may write in another way than its author. */
export interface RewrittenNodes {
  /** The `# heading` that opens the text, if it has one. */
  readonly title: NodeOf<'heading'> | undefined
  /** The others, in the order of the text, wherever in it they are, without what is not needed to write them. */
  readonly nodes: readonly MarkdownNode[]
}

/** Text in which a name may become an emoji. */
const mayHaveNames = /:[^\s:]+:/

/**
 * Finds these nodes, so that a text need not be parsed a second time. Undefined for a text for which that is not enough:
 * its boxes, tabs, components and exercises are written with what is in and around them.
 */
export function rewrittenNodes(root: Root, source: string): RewrittenNodes | undefined {
  const title = leadingTitle(root.children)
  const keepsText = mayHaveNames.test(source)
  const nodes: MarkdownNode[] = []
  const isEnough = (node: MarkdownNode): boolean => {
    if (node === title) return true
    const kept = keptOf(node, keepsText)
    if (kept === 'all of the text') return false
    if (kept !== 'nothing') nodes.push(kept)
    return !('children' in node) || node.children.every(isEnough)
  }
  return root.children.every(isEnough) ? { title, nodes } : undefined
}

function keptOf(
  node: MarkdownNode,
  keepsText: boolean,
): MarkdownNode | 'nothing' | 'all of the text' {
  switch (node.type) {
    case 'definition':
      return node
    case 'yaml':
      return { ...node, value: '' }
    case 'text':
      return keepsText ? { ...node, value: '' } : 'nothing'
    case 'html':
      return /^<\/?kbd>$/.test(node.value) ? 'all of the text' : { ...node, value: '' }
    case 'image':
      return isDiagram(node.url) ? 'all of the text' : node
    case 'link':
    case 'linkReference':
      return { ...node, children: ends(node.children) }
    case 'heading':
      return node.data ? { ...node, children: ends(node.children) } : 'nothing'
    case 'code':
      return isPlain(node) ? { ...node, value: '' } : 'all of the text'
    case 'containerDirective':
    case 'leafDirective':
    case 'textDirective':
    case 'imageReference':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return 'all of the text'
    default:
      // Every other kind of node is written as in the source.
      return 'nothing'
  }
}

/** The first and the last node, of which only the places count, as nodes that are written as in the source. */
function ends(children: readonly MarkdownNode[]): NodeOf<'inlineCode'>[] {
  const [first, last] = [children.at(0), children.at(-1)]
  return (first && last ? [first, last] : []).map(({ position }) => ({
    type: 'inlineCode',
    value: '',
    ...(position ? { position } : {}),
  }))
}

function isPlain(node: NodeOf<'code'>): boolean {
  const fence = parseFence(node.lang ?? null, node.meta ?? null)
  return (
    importLineOf(node) === undefined && !typedExtension(fence) && exerciseRole(node) === undefined
  )
}
