import type { DocumentNode } from './documentTree.ts'
import { buildFlow } from './flow.ts'
import { frameDefaults } from './frameDefaults.ts'
import { buildInline } from './inline.ts'
import type { MarkdownNode, NodeOf } from './parser.ts'
import { rawAddress } from './rawAddress.ts'
import { rawTags } from './rawTags.ts'
import type { WriteContext } from './writeContext.ts'

type MdxSource = NodeOf<
  'mdxJsxFlowElement' | 'mdxJsxTextElement' | 'mdxFlowExpression' | 'mdxTextExpression' | 'mdxjsEsm'
>

/** Converts JSX, an expression, or an import or export. The children of an element are Markdown again. */
export function buildMdx(node: MdxSource, context: WriteContext): DocumentNode {
  if (!('children' in node)) return { kind: 'mdx', node, children: [] }
  // In `<button>text</button>` the text is inline content, not a paragraph.
  const children = node.children.some(isFlow)
    ? buildFlow(node.children, context)
    : buildInline(node.children, context)
  return { kind: 'mdx', node: withFrameDefaults(withAddresses(node, context)), children }
}

/** What elements name by its file gets its address, as in HTML. The properties of components stay as they are. */
function withAddresses<Source extends MdxSource>(node: Source, { resolve }: WriteContext): Source {
  if (!('attributes' in node) || !/^[a-z]/.test(node.name ?? '')) return node
  const attributes = node.attributes.map((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string')
      return attribute
    const value = rawAddress(node.name ?? '', attribute.name, attribute.value, resolve)
    return value === undefined ? attribute : { ...attribute, value }
  })
  return { ...node, attributes }
}

/** React's names of the attributes of a frame, where they differ from HTML. */
const frameNames: Readonly<Record<string, string>> = { referrerpolicy: 'referrerPolicy' }

/** Frames get the attributes that their author did not write. */
function withFrameDefaults<Source extends MdxSource>(node: Source): Source {
  if (!('attributes' in node) || node.name !== 'iframe') return node
  const [tag] = rawTags([node])
  const added = frameDefaults(
    tag?.attribute('src'),
    (name) => tag?.attributes.includes(name) ?? false,
  ).map(([name, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: frameNames[name] ?? name,
    value,
  }))
  // In front, so that a spread of properties can replace them.
  return { ...node, attributes: [...added, ...node.attributes] }
}

const flowTypes = new Set<MarkdownNode['type']>([
  'paragraph',
  'heading',
  'code',
  'list',
  'blockquote',
  'table',
  'thematicBreak',
  'containerDirective',
  'leafDirective',
])

function isFlow(node: MarkdownNode): boolean {
  return flowTypes.has(node.type)
}
