import { markdownToMdast, mdxToJs, mdxToMdast, type MdastNode } from 'satteri'
import {
  insertCjkMarkers,
  originalColumn,
  CJK_MARKER,
  removeCjkMarkers,
} from '../text/cjkEmphasis.ts'
import { readColons } from './shortcodes.ts'

/**
 * The only file that knows the Markdown parser. It reads Markdown as Chinese authors mean it
 * (emphasis beside full-width punctuation, colons within a line) and hands out plain mdast with positions in the source.
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

/** The same of MDX: words, and between them imports, expressions and elements. */
export function parseMdx(source: string): Root {
  const marked = insertCjkMarkers(withMdxMarker(source), 'mdx')
  return plainTree(mdxToMdast(marked, { features }), source, marked)
}

/** Compiles MDX to a module; `rewrite` sees the document and answers with what to compile in its place. */
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

/** MDX knows no HTML comments; the truncate marker may be written as one all the same. */
function withMdxMarker(source: string): string {
  let isCode = false
  return source
    .split('\n')
    .map((line) => {
      if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode
      if (isCode || !/^<!--\s*truncate\s*-->\s*$/.test(line)) return line
      // As long as what it stands for, so that places are those of the source.
      return `{/*${'truncate'.padEnd(line.trimEnd().length - '{/**/}'.length)}*/}`
    })
    .join('\n')
}

function plainTree(tree: MarkdownNode, source: string, marked: string): Root {
  if (tree.type !== 'root') throw new Error('the Markdown parser returned no document')
  const root = marked === source ? tree : (withoutMarkers(tree, marked.split('\n')) as Root)
  return source.includes(':') ? readColons(root, source.split('\n')) : root
}

/** Takes the sentinels out of every string of the tree and puts columns back where the author sees them. */
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
