import { decodeReferences } from '../../src/text/html/decodeReferences.ts'
import { htmlTokens, type OpenTag } from '../../src/text/html/htmlTokens.ts'

export type HtmlNode = string | HtmlElement

export interface HtmlElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly HtmlNode[]
}

const voidTags = new Set(['br', 'hr', 'img', 'input'])

/**
 * The elements and texts of HTML, without comments. An element that is not closed ends with its parent, and an end tag without
 * a start, or a tag without its last bracket, is ignored: the specifications leave such tags as they are, and the engine does not.
 */
export function treeOf(html: string): HtmlNode[] {
  const root: HtmlNode[] = []
  const open: { tag: string; children: HtmlNode[] }[] = []
  for (const token of htmlTokens(html)) {
    const siblings = open.at(-1)?.children ?? root
    if (token.kind === 'text') siblings.push(decodeReferences(html.slice(token.start, token.end)))
    else if (token.kind === 'open' && html.endsWith('>', token.end)) {
      const children: HtmlNode[] = []
      siblings.push({ tag: token.name, attributes: attributesOf(token), children })
      if (!voidTags.has(token.name)) open.push({ tag: token.name, children })
    } else if (token.kind === 'close') {
      const at = open.findLastIndex(({ tag }) => tag === token.name)
      if (at >= 0) open.length = at
    }
  }
  return root
}

function attributesOf({ attributes }: OpenTag): Record<string, string> {
  return Object.fromEntries(
    attributes.map(({ name, value }) => [name, decoded(name, decodeReferences(value))]),
  )
}

/** A browser encodes what has to be encoded in an address. */
function decoded(name: string, value: string): string {
  if (name !== 'href' && name !== 'src') return value
  try {
    return decodeURI(value)
  } catch {
    return value
  }
}

/** A tree as a list of tags and texts, without white space around blocks and without the order of attributes. */
export function tokensOf(nodes: readonly HtmlNode[]): string[] {
  const tokens: Token[] = []
  for (const node of nodes) collect(node, false, tokens)
  return tokens
    .map((token, at) => {
      if (token.kind !== 'text') return token.text
      const text = token.text.replaceAll(/[ \t\n\r\f]+/g, ' ')
      const start = isBlockEdge(tokens[at - 1]) ? text.trimStart() : text
      return isBlockEdge(tokens[at + 1]) ? start.trimEnd() : start
    })
    .filter((text) => text !== '')
}

interface Token {
  readonly kind: 'text' | 'preformatted' | 'block' | 'inline'
  readonly text: string
}

function collect(node: HtmlNode, isPreformatted: boolean, tokens: Token[]): void {
  if (typeof node === 'string') {
    const kind = isPreformatted ? 'preformatted' : 'text'
    const last = tokens.at(-1)
    // Where the tokenizer splits a text does not matter.
    if (last?.kind === kind) tokens[tokens.length - 1] = { kind, text: last.text + node }
    else tokens.push({ kind, text: node })
    return
  }
  const kind = inlineTags.has(node.tag) ? 'inline' : 'block'
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .toSorted()
  tokens.push({ kind, text: `<${[node.tag, ...attributes].join(' ')}>` })
  for (const child of node.children) collect(child, isPreformatted || node.tag === 'pre', tokens)
  tokens.push({ kind, text: `</${node.tag}>` })
}

/** Spaces next to any other element have no effect. */
const inlineTags = new Set(['a', 'b', 'code', 'del', 'em', 'i', 'img', 'input', 'strong'])

function isBlockEdge(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'block'
}
