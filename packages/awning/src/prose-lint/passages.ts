import { alertOf } from '../markdown/alert.ts'
import { boxNamed } from '../markdown/boxNames.ts'
import { parseMarkdown, type MarkdownNode, type NodeOf, type Root } from '../markdown/parser.ts'
import { positionOf, type SourcePosition } from '../markdown/writeContext.ts'
import { htmlTokens } from '../text/html/htmlTokens.ts'
import { CODE, OPAQUE } from './characterTypes.ts'
import { align, type Passage } from './passage.ts'
import { TextPositions } from './textPositions.ts'

/** All passages of a document, in order. Code blocks, HTML and addresses are left out. */
export function passagesOf(root: Root, source: TextPositions): Passage[] {
  return new Collector(source).collect(root)
}

class Collector {
  readonly #source: TextPositions
  readonly #found: Passage[] = []

  constructor(source: TextPositions) {
    this.#source = source
  }

  collect(root: Root): Passage[] {
    this.#visit(root)
    return this.#found
  }

  #visit(node: MarkdownNode): void {
    if (node.type === 'definition') this.#attribute(node, node.title)
    if (node.type === 'containerDirective') this.#lineTitle(node)
    if (!('children' in node)) return
    const alert = node.type === 'blockquote' ? alertOf(node) : undefined
    if (alert) {
      if (alert.title.length > 0) this.#passage(alert.title)
      for (const child of alert.children) this.#visit(child)
      return
    }
    const children: readonly MarkdownNode[] = node.children
    if (children.some(isPhrasing)) this.#passage(children)
    else for (const child of children) this.#visit(child)
  }

  #passage(nodes: readonly MarkdownNode[]): void {
    const passage = new PassageBuilder()
    this.#inline(nodes, passage)
    if (passage.text !== '') this.#found.push(passage)
  }

  #inline(nodes: readonly MarkdownNode[], passage: PassageBuilder): void {
    let isCode = false
    for (const node of nodes) {
      const start = this.#start(node)
      if (node.type === 'html') {
        // Inline code may also be written as HTML.
        const [tag] = htmlTokens(node.value)
        if (!tag || !('name' in tag) || tag.name !== 'code') continue
        if (tag.kind === 'open') passage.add(CODE, [start])
        isCode = tag.kind === 'open'
      } else if (!isCode) this.#phrase(node, start, passage)
    }
  }

  #phrase(node: MarkdownNode, start: number, passage: PassageBuilder): void {
    switch (node.type) {
      case 'text':
        passage.add(node.value, align(node.value, this.#source.source, start, this.#end(node)))
        break
      case 'inlineCode':
        passage.add(CODE, [start])
        break
      case 'break':
        passage.add('\n', [start])
        break
      case 'image':
        this.#attribute(node, node.alt)
        this.#attribute(node, node.title)
        passage.add(OPAQUE, [start])
        break
      case 'imageReference':
        this.#attribute(node, node.alt)
        passage.add(OPAQUE, [start])
        break
      case 'link': {
        this.#attribute(node, node.title)
        const bare = bareAddress(node)
        if (bare === undefined) this.#inline(node.children, passage)
        else {
          passage.add(OPAQUE, [start])
          passage.add(
            bare,
            Array.from(
              { length: bare.length },
              (_, index) => this.#end(node) - bare.length + index,
            ),
          )
        }
        break
      }
      case 'mdxJsxTextElement':
        if (node.name === 'code') passage.add(CODE, [start])
        else this.#inline(node.children, passage)
        break
      case 'textDirective':
        passage.add(OPAQUE, [start])
        break
      case 'footnoteReference':
        break
      default:
        if ('children' in node) this.#inline(node.children, passage)
        else passage.add(OPAQUE, [start])
    }
  }

  /** Adds an alternative text or a title, which is a separate passage inside the node. */
  #attribute(node: MarkdownNode, text: string | null | undefined): void {
    if (!text) return
    const [start, end] = [this.#start(node), this.#end(node)]
    const inside = this.#source.source.slice(start, end).lastIndexOf(text)
    this.#found.push({
      text,
      offsets: align(text, this.#source.source, start + Math.max(0, inside), end),
    })
  }

  /** `:::tip 标题`: the parser leaves the rest of the line out of the tree. */
  #lineTitle(node: NodeOf<'containerDirective'>): void {
    if (!boxNamed(node.name) && node.name !== 'details') return
    const line = positionOf(node).line ?? 1
    const [, opening, title] =
      /^(\s*:{3,}\s*[\w-]+[ \t]+)([^\s[{].*)$/.exec(this.#source.lineAt(line)) ?? []
    if (opening === undefined || title === undefined) return
    const shift = this.#source.offsetOf({ line, column: opening.length + 1 })
    for (const { text, offsets } of passagesOf(parseMarkdown(title), new TextPositions(title)))
      this.#found.push({ text, offsets: offsets.map((offset) => offset + shift) })
  }

  #start(node: MarkdownNode): number {
    return this.#offset(node.position?.start)
  }

  #end(node: MarkdownNode): number {
    return this.#offset(node.position?.end)
  }

  #offset(place: SourcePosition | undefined): number {
    return place ? this.#source.offsetOf(place) : 0
  }
}

/** Builds a passage from several nodes. */
class PassageBuilder implements Passage {
  text = ''
  readonly offsets: number[] = []

  add(text: string, offsets: readonly number[]): void {
    this.text += text
    // As arguments of one call, the offsets of a very long paragraph would not fit on the stack.
    for (const offset of offsets) this.offsets.push(offset)
  }
}

/** For a link that shows its own address: the Chinese text that the parser took for the end of the address. */
function bareAddress({ children, url }: NodeOf<'link'>): string | undefined {
  const [only] = children
  if (children.length !== 1 || only?.type !== 'text') return undefined
  if (!/^(?:https?:\/\/|www\.)/.test(only.value) && url !== `mailto:${only.value}`) return undefined
  return /[\u2018-\u201d\u3000-\u303f\u4e00-\u9fff\uff00-\uffef].*$/.exec(only.value)?.[0] ?? ''
}

const phrasingTypes = new Set<MarkdownNode['type']>([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'mdxJsxTextElement',
])

function isPhrasing(node: MarkdownNode): boolean {
  return phrasingTypes.has(node.type)
}
