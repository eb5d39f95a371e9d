import { htmlTokens } from '../text/html/htmlTokens.ts'
import type { DocumentNode } from './documentTree.ts'
import type { NodeOf } from './parser.ts'
import { positionOf, type WriteContext } from './writeContext.ts'

/** HTML as the author wrote it. Reports what the content security policy would silently block. */
export function buildRawHtml(node: NodeOf<'html'>, context: WriteContext): DocumentNode {
  const tags = htmlTokens(node.value).filter((token) => token.kind === 'open')
  const attributes = tags.flatMap((tag) => tag.attributes)
  if (attributes.some(({ name }) => name === 'style')) {
    context.diagnostics.push({
      severity: 'error',
      ...positionOf(node),
      message:
        'a style attribute has no effect here: the content security policy forbids inline styles',
      hint: 'Use a class that the theme knows, or plain Markdown.',
    })
  }
  if (
    tags.some(({ name }) => name === 'script') ||
    attributes.some(({ name }) => isHandlerName(name))
  ) {
    context.diagnostics.push({
      severity: 'error',
      ...positionOf(node),
      message:
        'inline scripts and handlers have no effect in .md: the content security policy forbids them',
      hint: 'Name the file .mdx and use a React component.',
    })
  }
  return { kind: 'html', html: node.value, written: positionOf(node) }
}

/** `onclick`, `onload` and the like. */
export function isHandlerName(attribute: string): boolean {
  return /^on[a-z]+$/i.test(attribute)
}
