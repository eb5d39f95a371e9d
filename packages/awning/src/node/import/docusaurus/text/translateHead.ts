import { attributesOf } from '../../mdx/attributes.ts'
import { headTagMistake } from '../../../../config/headTagMistake.ts'
import { elementsIn } from '../../mdx/elementsIn.ts'
import type { JsxElement, NodeText } from '../../mdx/renderMdx.ts'
import { comment, type TextContext } from './textContext.ts'

/** `<Head>` with `meta` and `link` elements as a field of the front matter. */
export function translateHead(element: JsxElement, text: NodeText, context: TextContext): string {
  const children = elementsIn(element)
  const read = children.map((child) => headTag(child, context))
  const tags = read.filter((tag) => tag !== undefined)
  context.head.push(...tags)
  if (tags.length < read.length || tags.length === 0) {
    context.untranslated(
      '`<Head>` with other elements than `meta` and `link`, or such that the engine writes itself',
      element,
      'It is a comment in the new text; the elements that are possible are in the front matter. See Head in the guide to settings.',
    )
    return comment(text.raw(element), context)
  }
  context.translated('`<Head>`', element)
  return ''
}

function headTag(element: JsxElement, context: TextContext) {
  const { name } = element
  if (name !== 'meta' && name !== 'link') return undefined
  const { values, unknown } = attributesOf(element, context.known)
  const entries = [...values].map(([key, value]) => [key, String(value)] as const)
  const attrs = Object.fromEntries(entries)
  // The engine writes some elements itself, and refuses others.
  const isAccepted = unknown.length === 0 && headTagMistake({ tag: name, attrs }) === undefined
  return isAccepted ? ({ tag: name, attrs } as const) : undefined
}
