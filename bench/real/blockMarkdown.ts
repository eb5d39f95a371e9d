import { labelOf } from '../../packages/awning/src/markdown/directives.ts'
import {
  parseMarkdown,
  type MarkdownNode,
  type NodeOf,
} from '../../packages/awning/src/markdown/parser.ts'
import { tutorialDialect } from '../imported/tutorialDialect.ts'
import { codeBlock } from './codeBlock.ts'
import { inlineMarkdown, type LinkAddress } from './inlineMarkdown.ts'

/** Blocks as CommonMark with tables. Components are replaced by what is inside of them, boxes by quotes. */
export function blockMarkdown(nodes: readonly MarkdownNode[], address: LinkAddress): string {
  return blocks(nodes, address).join('\n\n')
}

function blocks(nodes: readonly MarkdownNode[], address: LinkAddress): string[] {
  return nodes.flatMap((node) => write(node, address)).filter((block) => block.trim() !== '')
}

function write(node: MarkdownNode, address: LinkAddress): string[] {
  switch (node.type) {
    case 'heading': {
      const text = oneLine(inlineMarkdown(node.children, address))
      // The title is the only heading of the first level.
      return text === '' ? [] : [`${'#'.repeat(Math.max(2, node.depth))} ${text}`]
    }
    case 'paragraph':
      return [inlineMarkdown(node.children, address).trim()]
    case 'code':
      return code(node, address)
    case 'blockquote':
      return quote(blocks(node.children, address))
    case 'containerDirective': {
      const label = labelOf(node)
      const children = node.children.filter((child) => child !== label)
      const inner = blocks(children, address)
      return node.name === 'code-group' ? inner : quote(inner)
    }
    case 'list':
      return [list(node, address)]
    case 'table':
      return [table(node, address)]
    case 'thematicBreak':
      return ['***']
    case 'html':
    case 'yaml':
    case 'definition':
    case 'footnoteDefinition':
    case 'leafDirective':
    case 'math':
    case 'mdxFlowExpression':
    case 'mdxjsEsm':
      return []
    case 'text':
      return [inlineMarkdown([node], address).trim()]
    default:
      return 'children' in node ? blocks(node.children, address) : []
  }
}

/** Some texts write boxes as code blocks. Diagrams and components are for one generator alone. */
function code({ lang, meta, value }: NodeOf<'code'>, address: LinkAddress): string[] {
  if (tutorialDialect.boxOf(lang ?? '', meta ?? ''))
    return quote(blocks(parseMarkdown(tutorialDialect.part(value, '')).children, address))
  const text = codeBlock(tutorialDialect.code(value), lang ?? '')
  return /^(?:mermaid|mdx-code-block)$/.test(lang ?? '') || value.trim() === '' ? [] : [text]
}

function quote(inner: readonly string[]): string[] {
  return inner.length === 0 ? [] : [inner.join('\n\n').replace(/^/gm, '> ').replace(/ +$/gm, '')]
}

function list(node: NodeOf<'list'>, address: LinkAddress): string {
  const items = node.children.flatMap((item, index) => {
    const inner = blocks(item.children, address)
    if (inner.length === 0) return []
    const isTight =
      node.spread !== true && item.children.every(({ type }) => /^(?:paragraph|list)$/.test(type))
    const mark = node.ordered === true ? `${(node.start ?? 1) + index}. ` : '- '
    const indented = inner.join(isTight ? '\n' : '\n\n')
    return [mark + indented.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`)]
  })
  return items.join(node.spread === true ? '\n\n' : '\n')
}

function table({ align, children }: NodeOf<'table'>, address: LinkAddress): string {
  const rows = children.map((row) =>
    row.children.map((cell) =>
      // In code, too, a bar would end the cell.
      oneLine(inlineMarkdown(cell.children, address)).replace(/(?<!\\)\|/g, '\\|'),
    ),
  )
  const [head = [], ...others] = rows
  const marks = head.map((_, at) => alignment(align?.[at]))
  return [head, marks, ...others].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function alignment(side: 'left' | 'right' | 'center' | null | undefined): string {
  return side === 'right' ? '---:' : side === 'center' ? ':---:' : '---'
}

const oneLine = (text: string) => text.replace(/\\\n|\s+/g, ' ').trim()
