import { boxNames } from '../../../../markdown/boxNames.ts'
import {
  parseMarkdown,
  parseMdx,
  type MarkdownNode,
  type NodeOf,
} from '../../../../markdown/parser.ts'
import { literalValue } from '../../mdx/literalValue.ts'
import { renderMdx, type NodeText, type WrittenText } from '../../mdx/renderMdx.ts'
import { translateCode } from './translateCode.ts'
import { translateElement } from './translateElement.ts'
import { mentionedNames } from './moduleCode.ts'
import { prepareMdx, truncateComment } from './prepareMdx.ts'
import { translateRawHtml } from './translateRawHtml.ts'
import { translateStatements } from './statements.ts'
import {
  comment,
  escapeProse,
  mostColons,
  reportMissingPicture,
  type TextContext,
} from './textContext.ts'

/** How Docusaurus reads a text. */
export type SourceFormat = 'md' | 'mdx'

/** The translated text behind the front matter; imports are in `context.statements`. Throws what the parser throws. */
export function translateBody(body: string, format: SourceFormat, context: TextContext): string {
  const options = { math: context.options.math }
  const source = format === 'mdx' ? prepareMdx(body) : body
  const root = format === 'mdx' ? parseMdx(source, options) : parseMarkdown(source, options)
  // Imports come first, wherever they are written: the elements before them need them too.
  for (const node of statementsIn(root)) translateStatements(node, context)
  return renderMdx(source, root, (node, text, above) => translateNode(node, text, above, context))
}

function statementsIn(node: MarkdownNode): NodeOf<'mdxjsEsm'>[] {
  if (node.type === 'mdxjsEsm') return [node]
  return 'children' in node ? node.children.flatMap(statementsIn) : []
}

function translateNode(
  node: MarkdownNode,
  text: NodeText,
  above: readonly string[],
  context: TextContext,
): string | WrittenText | undefined {
  switch (node.type) {
    case 'mdxjsEsm':
      return ''
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return translateElement(node, text, context, above)
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return above.at(-1) === 'heading'
        ? (headingId(node.value) ?? translateExpression(node, context))
        : translateExpression(node, context)
    case 'html':
      return translateRawHtml(node, context)
    case 'code':
      return translateCode(
        node,
        text,
        context,
        above.some((type) => type === 'listItem' || type === 'blockquote'),
      )
    case 'containerDirective':
      return translateBox(node, text, context)
    case 'leafDirective':
      context.untranslated(
        `The directive \`::${node.name}\``,
        node,
        'It is shown as it is written. Replace it.',
      )
      return `\\${text.raw(node)}`
    case 'link':
      return withUrl(node, text, context.references.link(node.url))
    case 'image':
      return translateImage(node, text, context)
    case 'definition':
      return withUrl(node, text, context.references.link(node.url))
    default:
      return undefined
  }
}

function translateImage(
  node: NodeOf<'image'>,
  text: NodeText,
  context: TextContext,
): string | WrittenText | undefined {
  if (node.url.endsWith('#gh-dark-mode-only')) {
    context.untranslated(
      'A picture for dark colours',
      node,
      'It was left out; the one for light colours is shown in both modes. Make one that suits both.',
    )
    return ''
  }
  const url = context.references.image(node.url)
  if (url !== undefined) return withUrl(node, text, url)
  reportMissingPicture(node.url, node, context)
  return escapeProse(node.alt ?? '')
}

/** The node as it is written, with another address. */
function withUrl(
  node: NodeOf<'link'> | NodeOf<'image'> | NodeOf<'definition'>,
  text: NodeText,
  url: string,
): WrittenText | undefined {
  if (url === node.url) return undefined
  const written = text.whole(node)
  const start = node.type === 'definition' ? written.indexOf(']:') : written.lastIndexOf('](')
  const at = start === -1 ? -1 : written.indexOf(node.url, start)
  if (at === -1) return undefined
  const plain = url.replaceAll(' ', '%20')
  return { asWritten: written.slice(0, at) + plain + written.slice(at + node.url.length) }
}

/** The id of a heading in a comment, as new versions of Docusaurus write it. */
function headingId(code: string): string | undefined {
  const [, id] = /^\s*\/\*\s*(#[\w-]+)\s*\*\/\s*$/.exec(code) ?? []
  return id === undefined ? undefined : `{${id}}`
}

function translateExpression(
  node: NodeOf<'mdxFlowExpression'> | NodeOf<'mdxTextExpression'>,
  context: TextContext,
): string | undefined {
  const code = node.value.trim()
  const [, inner] = /^\/\*([^]*)\*\/$/.exec(code) ?? []
  if (inner?.trim() === 'truncate') return truncateComment
  if (inner !== undefined || code === '') return comment((inner ?? '').trim(), context)
  const literal = literalValue(code, context.known)
  if (literal)
    return literal.value === null ||
      literal.value === undefined ||
      typeof literal.value === 'boolean'
      ? ''
      : escapeProse(String(literal.value))
  const names = mentionedNames(`(${code}\n)`)
  if (names && [...names].every((name) => context.kept.has(name) || name in globalThis)) {
    context.needMdx()
    return undefined
  }
  context.untranslated(
    'An expression whose value only Docusaurus knows',
    node,
    'Its code is shown instead, or is a comment if it is more than a name. Write what it should say.',
  )
  return /\n|=>|<\w/.test(code) ? comment(code, context) : `\`{${code.replaceAll('`', "'")}}\``
}

/** A box, with as many colons as what is inside needs. Boxes with a name of the site's own become notes. */
function translateBox(
  node: NodeOf<'containerDirective'>,
  text: NodeText,
  context: TextContext,
): WrittenText {
  const [opening = '', ...rest] = text.whole(node).split('\n')
  const marks = /^:+/.exec(opening)?.[0] ?? ':::'
  const isClosed = /^[ \t>]*:{3,}[ \t]*$/.test(rest.at(-1) ?? '')
  const inner = isClosed ? rest.slice(0, -1) : rest
  const closing = isClosed ? (rest.at(-1) ?? '') : '\n:::'
  const isOwn = context.options.admonitions.has(node.name)
  if (!isOwn && !boxNames.includes(node.name)) {
    context.untranslated(
      `The directive \`:::${node.name}\``,
      node,
      'It is shown as it is written. Replace it.',
    )
    const escaped = isClosed ? [closing.replace(':', String.raw`\:`)] : []
    return { asWritten: [`\\${opening}`, ...inner, ...escaped].join('\n') }
  }
  context.translated('Admonitions', node)
  if (!isClosed)
    context.untranslated(
      'An admonition that is never closed',
      node,
      'It was closed at the end of the text. Write ::: where it ends.',
    )
  if (isOwn)
    context.untranslated(
      `The admonition \`:::${node.name}\` of the site`,
      node,
      'It is a note with that name as its title. Choose one of the engine’s boxes.',
    )
  const header = opening
    .slice(marks.length)
    .trim()
    .replace(/\s*\{[^{}]*\}\s*$/, '')
  const own = isOwn
    ? header.replace(node.name, header === node.name ? `note[${node.name}]` : 'note')
    : header
  const colons = ':'.repeat(Math.max(marks.length, mostColons(inner.join('\n')) + 1))
  return { asWritten: [colons + own, ...inner, closing.replace(/:+/, colons)].join('\n') }
}
