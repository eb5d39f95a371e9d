import type { MarkdownNode, NodeOf } from '../../packages/awning/src/markdown/parser.ts'
import { tutorialDialect } from '../imported/tutorialDialect.ts'
import { escapeMarkdown, inlineCode } from '../content/escapeMarkdown.ts'

/** The address of a link in the reduced text; undefined for a link that becomes plain text. */
export type LinkAddress = (url: string) => string | undefined

/** What is inside of a paragraph: text, emphasis, code, breaks and links. */
export function inlineMarkdown(nodes: readonly MarkdownNode[], address: LinkAddress): string {
  return withoutTags(nodes)
    .map((node) => write(node, address))
    .join('')
}

/** Without HTML. The texts around a tag become one, because an address may continue behind it. */
function withoutTags(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const merged: MarkdownNode[] = []
  for (const node of nodes) {
    const last = merged.at(-1)
    if (node.type === 'html') continue
    if (node.type === 'text' && last?.type === 'text')
      merged.splice(-1, 1, { ...last, value: last.value + node.value })
    else merged.push(node)
  }
  return merged
}

function write(node: MarkdownNode, address: LinkAddress): string {
  switch (node.type) {
    case 'text':
      return textMarkdown(tutorialDialect.inline(node.value))
    case 'inlineCode':
      return inlineCode(tutorialDialect.inlineCode(node.value))
    case 'emphasis':
      return around('*', inlineMarkdown(node.children, address))
    case 'strong':
      return around('**', inlineMarkdown(node.children, address))
    case 'delete':
      return around('~~', inlineMarkdown(node.children, address))
    case 'break':
      return '\\\n'
    case 'link':
      return link(node, address)
    case 'image':
    case 'imageReference':
    case 'footnoteReference':
    case 'mdxTextExpression':
    case 'inlineMath':
      return ''
    default:
      return 'children' in node ? inlineMarkdown(node.children, address) : ''
  }
}

/** Text; generators disagree on where a bare address ends, so it is written as code. */
function textMarkdown(text: string): string {
  return text
    .split(/((?:https?:\/\/|www\.)[!-~]+)/)
    .map((part, index) => (index % 2 === 1 ? inlineCode(part) : escapeMarkdown(part)))
    .join('')
}

/** Marks have to touch the text. */
function around(mark: string, text: string): string {
  const [, before = '', own = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  return own === '' ? before : before + mark + own + mark + after
}

function link({ url, children }: NodeOf<'link'>, address: LinkAddress): string {
  const text = inlineMarkdown(children, address)
  const target = address(url)
  return target === undefined || text.trim() === '' ? text : `[${text}](${target})`
}
