import type { TextSection } from '../content/model.ts'
import { parseFence } from '../highlight/fence.ts'
import { isAnsi } from '../highlight/languages.ts'
import { shownCode } from '../highlight/twoslash/twoslashCode.ts'
import { withoutAnsi } from '../text/ansi.ts'
import { decodeReferences } from '../text/html/decodeReferences.ts'
import { htmlTokens } from '../text/html/htmlTokens.ts'
import { joinLines } from '../text/plainText.ts'
import { alertOf } from './alert.ts'
import { exerciseRole } from './exercise.ts'
import { titleOnLine } from './directives.ts'
import { spoilerName } from './spoiler.ts'
import type { Child, MarkdownNode } from './parser.ts'
import type { WriteContext } from './writeContext.ts'

/**
 * The text of a document, split at the headings of its table of contents. Headings inside other blocks
 * are part of the surrounding section.
 */
export function sectionsOf(
  body: readonly Child[],
  { headings, source }: Pick<WriteContext, 'headings' | 'source'>,
): TextSection[] {
  const sections: { id: string; title: string; lines: string[] }[] = [
    { id: '', title: '', lines: [] },
  ]
  let next = 0
  body.forEach((node, index) => {
    // A title at the start of the text is skipped, because the title is indexed separately.
    if (index === 0 && node.type === 'heading' && node.depth === 1) return
    const heading = node.type === 'heading' && node.depth > 1 ? headings[next++] : undefined
    const text = textOfBlock(node, source)
    if (heading) sections.push({ id: heading.id, title: text, lines: [] })
    else if (text !== '') sections.at(-1)?.lines.push(text)
  })
  return sections.map(({ lines, ...section }) => ({ ...section, text: lines.join('\n') }))
}

const phrasing = new Set<MarkdownNode['type']>([
  'paragraph',
  'heading',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'tableCell',
  'mdxJsxTextElement',
])

function textOfBlock(node: MarkdownNode, source: readonly string[]): string {
  const text = leafText(node)
  if (text !== undefined) return text
  if (!('children' in node)) return ''
  const alert = node.type === 'blockquote' ? alertOf(node) : undefined
  if (alert)
    return [
      alert.title.map((child) => textOfBlock(child, source)).join(''),
      ...alert.children.map((child) => textOfBlock(child, source)),
    ]
      .filter((part) => part !== '')
      .join('\n')
  // Results of a search show the text around a match, so what a spoiler hides is not part of the index.
  if (node.type === 'containerDirective' && node.name === spoilerName) return ''
  const parts = node.children.map((child) => textOfBlock(child, source))
  if (phrasing.has(node.type)) return isBlock(node) ? joinLines(parts.join('')) : parts.join('')
  const title = node.type === 'containerDirective' ? titleOnLine(node, source) : undefined
  return [title, ...parts].filter((part) => part).join('\n')
}

function isBlock({ type }: MarkdownNode): boolean {
  return type === 'paragraph' || type === 'heading' || type === 'tableCell'
}

/** Text of a node without children. Imports and expressions have none. */
function leafText(node: MarkdownNode): string | undefined {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'math':
    case 'inlineMath':
      return node.value
    case 'code':
      // A check is never shown, and an answer is hidden as a spoiler is.
      if (exerciseRole(node)) return ''
      return isAnsi(node.lang ?? '')
        ? withoutAnsi(node.value)
        : shownCode(node.value, parseFence(node.lang ?? null, node.meta ?? null))
    case 'break':
      return '\n'
    case 'html':
      return textOfHtml(node.value)
    case 'image':
    case 'imageReference':
      return node.alt ?? ''
    default:
      return 'value' in node ? '' : undefined
  }
}

export function textOfHtml(html: string): string {
  return htmlTokens(html)
    .map((token) => {
      if (token.kind === 'text') return decodeReferences(html.slice(token.start, token.end))
      return token.kind === 'open' && token.name === 'br' ? '\n' : ''
    })
    .join('')
}
