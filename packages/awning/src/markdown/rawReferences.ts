import { attributeOf, htmlTokens, type OpenTag } from '../text/html/htmlTokens.ts'
import { decodeReferences } from '../text/html/decodeReferences.ts'
import type { MarkdownNode, NodeOf } from './parser.ts'
import type { SourcePosition, TextDiagnostic, WrittenLink } from './writeContext.ts'
import { lineAndColumn } from '../text/lineAndColumn.ts'

/** What HTML and JSX in a text refer to, as written there. */
export interface RawReferences {
  /** Links, and sources of pictures and frames. */
  readonly links: WrittenLink[]
  readonly ids: (SourcePosition & { readonly id: string })[]
}

type Element = NodeOf<'mdxJsxFlowElement'> | NodeOf<'mdxJsxTextElement'>

/** Markdown links are resolved; these are not, but the link check must know where they are. */
export function rawReferences(nodes: readonly MarkdownNode[]): RawReferences {
  const found: RawReferences = { links: [], ids: [] }
  const visit = (node: MarkdownNode): void => {
    if (node.type === 'html') for (const tag of tagsIn(node)) collect(tag, found)
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      collect(elementTag(node), found)
    if ('children' in node) for (const child of node.children) visit(child)
  }
  for (const node of nodes) visit(node)
  return found
}

interface Tag extends SourcePosition {
  readonly name: string
  readonly value: (attribute: string) => string | undefined
}

function collect({ name, value, line, column }: Tag, { links, ids }: RawReferences): void {
  const id = value('id')
  if (id !== undefined) ids.push({ id, line, column })
  // A link that opens a new tab leads to another origin or to a file, which are not checked.
  const isNewTab = value('target')?.toLowerCase() === '_blank'
  const href = name === 'a' ? (isNewTab ? undefined : value('href')) : value('src')
  if (href !== undefined) links.push({ written: href, href, line, column })
}

function tagsIn(node: NodeOf<'html'>): Tag[] {
  const start = node.position?.start ?? { line: 1, column: 1 }
  return htmlTokens(node.value)
    .filter((token): token is OpenTag => token.kind === 'open')
    .map((tag) => {
      const { line, column } = lineAndColumn(node.value, tag.start)
      return {
        name: tag.name,
        value: (attribute) => {
          const written = attributeOf(tag, attribute)
          return written === undefined ? undefined : decodeReferences(written)
        },
        line: start.line + line - 1,
        column: line === 1 ? start.column + column - 1 : column,
      }
    })
}

/** The properties of a component are not those of an element. */
function elementTag(node: Element): Tag {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  const isElement = /^[a-z]/.test(node.name ?? '')
  const value = (name: string) => {
    const attribute = node.attributes.find(
      (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
    )
    // The value of an expression is not known before it runs.
    return isElement && typeof attribute?.value === 'string' ? attribute.value : undefined
  }
  return { name: node.name ?? '', value, line, column }
}

/** Reports ids that HTML or JSX gives to an element although another element of the text has them. */
export function duplicateIds(
  raw: RawReferences['ids'],
  all: () => readonly string[],
): TextDiagnostic[] {
  if (raw.length === 0) return []
  const count = new Map<string, number>()
  for (const id of all()) count.set(id, (count.get(id) ?? 0) + 1)
  return raw.flatMap(({ id, line, column }, index): TextDiagnostic[] =>
    (count.get(id) ?? 0) < 2 || raw.some((other, later) => later > index && other.id === id)
      ? []
      : [
          {
            severity: 'error',
            line,
            column,
            message: `the id "${id}" is given twice`,
            hint: 'Give each element an id of its own; headings have one made from their text.',
          },
        ],
  )
}
