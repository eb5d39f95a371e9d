import { markdownToMdast, mdxToJs, mdxToMdast, type MdastNode } from 'satteri'
import { easeEmphasis, originalColumn, SENTINEL, stripSentinel } from '../text/cjkEmphasis.ts'
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
  const eased = easeEmphasis(source, 'md')
  return plainTree(markdownToMdast(eased, { features }), source, eased)
}

/** The same of MDX: words, and between them imports, expressions and elements. */
export function parseMdx(source: string): Root {
  const eased = easeEmphasis(withMdxMarker(source), 'mdx')
  return plainTree(mdxToMdast(eased, { features }), source, eased)
}

/** Compiles MDX to a module; `rewrite` sees the document and answers with what to compile in its place. */
export function compileMdx(
  source: string,
  rewrite: (root: Root) => Child[],
  providerImportSource: string,
): string {
  const eased = easeEmphasis(withMdxMarker(source), 'mdx')
  const children = rewrite(plainTree(mdxToMdast(eased, { features }), source, eased))
  const { code } = mdxToJs(eased, {
    features,
    providerImportSource,
    mdastPlugins: [
      {
        name: 'shop',
        before(root, context) {
          context.replaceNode(root, { type: 'root', children })
        },
      },
    ],
  })
  return stripSentinel(code)
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

function plainTree(tree: MarkdownNode, source: string, eased: string): Root {
  if (tree.type !== 'root') throw new Error('the Markdown parser returned no document')
  const root = eased === source ? tree : (unease(tree, eased.split('\n')) as Root)
  return source.includes(':') ? readColons(root, source.split('\n')) : root
}

/** Takes the sentinels out of every string of the tree and puts columns back where the author sees them. */
function unease(value: unknown, lines: readonly string[]): unknown {
  if (typeof value === 'string') return value.includes(SENTINEL) ? stripSentinel(value) : value
  if (Array.isArray(value)) return value.map((item) => unease(item, lines))
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) copy[key] = unease(item, lines)
  if (typeof copy['line'] === 'number' && typeof copy['column'] === 'number') {
    copy['column'] = originalColumn(lines[copy['line'] - 1] ?? '', copy['column'])
  }
  return copy
}
