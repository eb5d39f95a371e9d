import { definitionsIn } from '../../../markdown/definitions.ts'
import { parseMarkdown, parseMdx, type MarkdownNode } from '../../../markdown/parser.ts'
import { rawTags } from '../../../markdown/rawTags.ts'
import type { MarkdownFormat } from '../../../text/markdownVerbatim.ts'

type Directive = 'img-src' | 'frame-src' | 'media-src'

const directives: Readonly<Record<string, Directive>> = {
  img: 'img-src',
  iframe: 'frame-src',
  video: 'media-src',
  audio: 'media-src',
  source: 'media-src',
}

/** Collects the other sites from which texts load pictures, frames and videos: the settings have to allow them. */
export class PolicyOrigins {
  readonly #origins = new Map<Directive, Set<string>>()

  /** Adds what a finished text loads. */
  addFrom(source: string, format: MarkdownFormat): void {
    if (!/https?:/.test(source)) return
    const root = format === 'mdx' ? parseMdx(source) : parseMarkdown(source)
    const { links } = definitionsIn(root.children)
    for (const image of imagesIn(root))
      this.#add(
        'img-src',
        image.type === 'image' ? image.url : (links.get(image.identifier)?.url ?? ''),
      )
    for (const { name, attribute } of rawTags(root.children)) {
      const directive = directives[name]
      if (directive) this.#add(directive, attribute('src') ?? '')
      if (name === 'video') this.#add('img-src', attribute('poster') ?? '')
    }
  }

  /** The setting `contentSecurityPolicy`; undefined if nothing is to be allowed. */
  get setting(): Partial<Record<Directive, string[]>> | undefined {
    if (this.#origins.size === 0) return undefined
    return Object.fromEntries(
      [...this.#origins].map(([directive, origins]) => [directive, [...origins].sort()]),
    )
  }

  #add(directive: Directive, address: string): void {
    const url = address.startsWith('//') ? `https:${address}` : address
    if (!/^https?:/i.test(url) || !URL.canParse(url)) return
    const known = this.#origins.get(directive) ?? new Set()
    this.#origins.set(directive, known.add(new URL(url).origin))
  }
}

type Image = Extract<MarkdownNode, { type: 'image' | 'imageReference' }>

function imagesIn(node: MarkdownNode): Image[] {
  if (node.type === 'image' || node.type === 'imageReference') return [node]
  return 'children' in node ? node.children.flatMap(imagesIn) : []
}
