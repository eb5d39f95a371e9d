import { markdownToMdast, mdxToJs, mdxToMdast, type MdastNode } from 'satteri'
import {
  insertCjkMarkers,
  originalColumn,
  CJK_MARKER,
  removeCjkMarkers,
} from '../text/cjkEmphasis.ts'
import { readColons } from './shortcodes.ts'

/**
 * The only file that uses the Markdown parser. It corrects how the parser reads Chinese text (emphasis
 * next to full-width punctuation, colons within a line), and returns plain mdast with positions in the source.
 */

export type MarkdownNode = MdastNode
export type NodeOf<T extends MdastNode['type']> = Extract<MdastNode, { type: T }>
export type Root = NodeOf<'root'>
export type Child = Root['children'][number]

const features = { directive: true, headingAttributes: true, frontmatter: true } as const

export function parseMarkdown(source: string): Root {
  const marked = insertCjkMarkers(source, 'md')
  return plainTree(markdownToMdast(marked, { features }), source, marked)
}

/** Like `parseMarkdown`, for MDX. */
export function parseMdx(source: string): Root {
  const marked = insertCjkMarkers(withMdxMarker(source), 'mdx')
  return plainTree(mdxToMdast(marked, { features }), source, marked)
}

/** Compiles MDX to a module. `rewrite` gets the parsed document and returns the nodes to compile instead. */
export function compileMdx(
  source: string,
  rewrite: (root: Root) => Child[],
  providerImportSource: string,
): string {
  const marked = insertCjkMarkers(withMdxMarker(source), 'mdx')
  const children = rewrite(plainTree(mdxToMdast(marked, { features }), source, marked))
  const { code } = mdxToJs(marked, {
    features,
    providerImportSource,
    mdastPlugins: [
      {
        name: 'awning',
        before(root, context) {
          context.replaceNode(root, { type: 'root', children })
        },
      },
    ],
  })
  return removeCjkMarkers(code)
}

/** MDX has no HTML comments, but authors may write the truncate marker as one, so it is replaced. */
function withMdxMarker(source: string): string {
  let isCode = false
  return source
    .split('\n')
    .map((line) => {
      if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode
      if (isCode || !/^<!--\s*truncate\s*-->\s*$/.test(line)) return line
      // Padded to the same length, so that positions are those of the source.
      return `{/*${'truncate'.padEnd(line.trimEnd().length - '{/**/}'.length)}*/}`
    })
    .join('\n')
}

function plainTree(tree: MarkdownNode, source: string, marked: string): Root {
  if (tree.type !== 'root') throw new Error('the Markdown parser returned no document')
  const root = marked === source ? tree : (withoutMarkers(tree, marked.split('\n')) as Root)
  return source.includes(':') ? readColons(root, source.split('\n')) : root
}

/** Removes the inserted markers from every string of the tree, and corrects the columns of positions. */
function withoutMarkers(value: unknown, lines: readonly string[]): unknown {
  if (typeof value === 'string') return value.includes(CJK_MARKER) ? removeCjkMarkers(value) : value
  if (Array.isArray(value)) return value.map((item) => withoutMarkers(item, lines))
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) copy[key] = withoutMarkers(item, lines)
  if (typeof copy['line'] === 'number' && typeof copy['column'] === 'number') {
    copy['column'] = originalColumn(lines[copy['line'] - 1] ?? '', copy['column'])
  }
  return copy
}
