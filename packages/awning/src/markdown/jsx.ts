import type { Child, NodeOf } from './parser.ts'

/** Functions that make the JSX nodes that the compiler adds to MDX. */

export type JsxElement = NodeOf<'mdxJsxFlowElement'>
type JsxAttribute = JsxElement['attributes'][number]
export type JsxProps = Readonly<Record<string, string | number | boolean | undefined>>

/** Makes an element. Values are written as expressions, so that no character of a text is parsed as syntax. */
export function jsx(name: string, props: JsxProps, children: readonly Child[] = []): JsxElement {
  const attributes = Object.entries(props).flatMap(([key, value]) =>
    value === undefined ? [] : [expression(key, JSON.stringify(value))],
  )
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children: children as JsxElement['children'],
  }
}

/** An attribute whose value is JavaScript. */
export function expression(name: string, value: string): JsxAttribute {
  return { type: 'mdxJsxAttribute', name, value: { type: 'mdxJsxAttributeValueExpression', value } }
}

/** Makes an element that contains finished HTML. */
export const html = (content: string) => jsx('Html', { html: content })
