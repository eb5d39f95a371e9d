import { decodeReferences } from '../text/html/decodeReferences.ts'
import { attributeOf, htmlTokens, type OpenTag } from '../text/html/htmlTokens.ts'
import { LineStarts } from '../text/lineStarts.ts'
import type { MarkdownNode, NodeOf } from './parser.ts'
import type { SourcePosition } from './writeContext.ts'

/** A tag that an author wrote, as HTML or as JSX. */
export interface RawTag extends SourcePosition {
  /** In lower case. */
  readonly name: string
  readonly isJsx: boolean
  /** Names of its attributes, in lower case. */
  readonly attributes: readonly string[]
  /** The value of an attribute; undefined for a value that is known only when the code runs. */
  readonly attribute: (name: string) => string | undefined
}

type Element = NodeOf<'mdxJsxFlowElement'> | NodeOf<'mdxJsxTextElement'>

/** All tags of HTML and JSX in a text, without components. */
export function rawTags(nodes: readonly MarkdownNode[]): RawTag[] {
  const found: RawTag[] = []
  const visit = (node: MarkdownNode): void => {
    if (node.type === 'html') found.push(...tagsIn(node))
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      found.push(...elementTag(node))
    if ('children' in node) for (const child of node.children) visit(child)
  }
  for (const node of nodes) visit(node)
  return found
}

function tagsIn(node: NodeOf<'html'>): RawTag[] {
  const start = node.position?.start ?? { line: 1, column: 1 }
  const lines = new LineStarts(node.value)
  return htmlTokens(node.value)
    .filter((token): token is OpenTag => token.kind === 'open')
    .map((tag) => {
      const { line, column } = lines.positionOf(tag.start)
      return {
        name: tag.name,
        isJsx: false,
        attributes: tag.attributes.map(({ name }) => name),
        attribute: (name) => {
          const written = attributeOf(tag, name)
          return written === undefined ? undefined : decodeReferences(written)
        },
        line: start.line + line - 1,
        column: line === 1 ? start.column + column - 1 : column,
      }
    })
}

/** The properties of a component are not those of an element. */
function elementTag(node: Element): RawTag[] {
  const name = node.name ?? ''
  if (!/^[a-z]/.test(name)) return []
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  const written = node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute')
  const attribute = (wanted: string) => {
    const value = written.find((one) => one.name.toLowerCase() === wanted)?.value
    return typeof value === 'string' ? value : undefined
  }
  const attributes = written.map((one) => one.name.toLowerCase())
  return [{ name, isJsx: true, attributes, attribute, line, column }]
}
