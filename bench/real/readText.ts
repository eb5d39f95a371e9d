import { parse } from 'yaml'
import {
  parseMarkdown,
  parseMdx,
  type MarkdownNode,
} from '../../packages/awning/src/markdown/parser.ts'
import { outsideFences } from '../imported/outsideFences.ts'
import { tutorialDialect } from '../imported/tutorialDialect.ts'
import { blockMarkdown } from './blockMarkdown.ts'
import type { LinkAddress } from './inlineMarkdown.ts'

/** A text of a real site, as all generators render it. */
export interface RealText {
  readonly title: string
  /** The text without its title, given the addresses of its links. */
  readonly body: (address: LinkAddress) => string
}

/** Reads Markdown or MDX; `file` is its path, with a name that is the title of a text without one. */
export function readText(source: string, file: string): RealText {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const front = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(text)
  const nodes = parsed(prepared(text.slice(front?.[0].length ?? 0)), file.endsWith('.mdx'))
  const first = nodes.find((node) => node.type === 'heading' && node.depth === 1)
  const written = titleIn(front?.[1] ?? '') ?? (first && plainText(first))
  return {
    title: (written ?? file.replace(/.*\/|\.\w+$/g, '')).replace(/\s+/g, ' ').trim(),
    body: (address) => {
      const definitions = definitionsIn(nodes)
      return `${blockMarkdown(
        nodes.filter((node) => node !== first).map((node) => withUrls(node, definitions)),
        address,
      )}\n`
    },
  }
}

/** What is no Markdown in the dialects of some generators. */
function prepared(body: string): string {
  return outsideFences(tutorialDialect.part(body, ''), (text) =>
    text
      .replace(/<(script|style|head)\b[^>]*>[\s\S]*?<\/\1>/g, '')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/^[ \t]*(?:\[\[toc\]\]|<<<.*)[ \t]*$/gim, '')
      // Boxes are quotes; some generators have kinds of boxes that others reject.
      .replace(/^([ \t]*>)[ \t]*\[!\w+\].*$/gm, '$1')
      .replace(/[ \t]*\{#[\w-]+\}[ \t]*$/gm, ''),
  )
}

function parsed(source: string, isMdx: boolean): readonly MarkdownNode[] {
  if (!isMdx) return parseMarkdown(source).children
  try {
    return parseMdx(source).children
  } catch {
    // Some texts are Markdown that their generator reads more leniently.
    return parseMarkdown(source).children
  }
}

function titleIn(yaml: string): string | undefined {
  try {
    const fields: unknown = parse(yaml)
    const title =
      typeof fields === 'object' && fields !== null && 'title' in fields ? fields.title : undefined
    return typeof title === 'string' && title.trim() !== '' ? title : undefined
  } catch {
    return undefined
  }
}

function plainText(node: MarkdownNode): string {
  if ('value' in node && node.type !== 'html') return node.value
  return 'children' in node ? node.children.map(plainText).join('') : ''
}

/** Addresses that the text names once, at its end. */
function definitionsIn(nodes: readonly MarkdownNode[]): ReadonlyMap<string, string> {
  return new Map(
    nodes.flatMap((node) =>
      node.type === 'definition' ? [[node.identifier.toLowerCase(), node.url] as const] : [],
    ),
  )
}

/** Replaces links by reference with links. */
function withUrls(node: MarkdownNode, definitions: ReadonlyMap<string, string>): MarkdownNode {
  if (!('children' in node)) return node
  const children = node.children.map((child) => withUrls(child, definitions))
  const copy = { ...node, children } as MarkdownNode
  if (node.type !== 'linkReference') return copy
  const url = definitions.get(node.identifier.toLowerCase()) ?? ''
  return { ...copy, type: 'link', url } as MarkdownNode
}
