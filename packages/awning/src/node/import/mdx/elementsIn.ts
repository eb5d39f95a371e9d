import type { MarkdownNode } from '../../../markdown/parser.ts'
import type { JsxElement } from './renderMdx.ts'

export function isElement(node: MarkdownNode): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** The elements directly inside of another one, also those that are written on one line and so are in a paragraph. */
export function elementsIn(element: JsxElement): JsxElement[] {
  return element.children.flatMap(elementsOf)
}

export function elementsOf(node: MarkdownNode): JsxElement[] {
  if (isElement(node)) return [node]
  return node.type === 'paragraph' ? node.children.flatMap(elementsOf) : []
}
