import { attributesOf, textAttribute } from '../../mdx/attributes.ts'
import { elementsOf } from '../../mdx/elementsIn.ts'
import type { JsxElement, NodeText } from '../../mdx/renderMdx.ts'
import type { MarkdownNode } from '../../../../markdown/parser.ts'
import { directive, directiveAttributes, directiveLabel, type TextContext } from './textContext.ts'

/** `<Tabs>` as a directive. What is between its tabs comes before them. */
export function translateTabs(
  element: JsxElement,
  text: NodeText,
  context: TextContext,
  above: readonly string[],
): string {
  // Markdown in a list or a quote becomes HTML in one piece, where only MDX has room for a component.
  if (above.some((type) => /^(?:listItem|blockquote|footnoteDefinition)$/.test(type)))
    context.needMdx()
  const attributes = attributesOf(element, context.known)
  const listed = tabValues(attributes.values.get('values'))
  const items = element.children.flatMap((child) => tabItems(child))
  const standard = textAttribute(attributes, 'defaultValue')
  const hasDefault = attributes.values.get('defaultValue') !== null
  const tabs = items.map((item, index) => {
    const own = attributesOf(item, context.known)
    const value = textAttribute(own, 'value') ?? textAttribute(own, 'label') ?? `tab-${index + 1}`
    const label = textAttribute(own, 'label') ?? listed.get(value) ?? value
    const isDefault =
      standard === undefined ? own.values.get('default') === true : standard === value
    return { value, label, isDefault: isDefault && hasDefault, inner: text.inner(item) }
  })
  const others = element.children.filter((child) => tabItems(child).length === 0 && !isBlank(child))
  if (others.length > 0)
    context.untranslated(
      'Something between the tabs of `<Tabs>`',
      element,
      'It was moved before the tabs. Put it into one of them, or remove it.',
    )
  context.translated('`<Tabs>`', element)
  const least = Math.max(3, ...tabs.map(({ inner }) => colonsFor(inner)))
  const first = tabs.findIndex(({ isDefault }) => isDefault)
  const blocks = tabs.map(({ value, label, inner }, index) =>
    directive(
      `tab${directiveLabel(label)}${directiveAttributes({ value, default: index === first })}`,
      inner,
      least,
    ),
  )
  const group = textAttribute(attributes, 'groupId') ?? textAttribute(attributes, 'queryString')
  const set = directive(`tabs${directiveAttributes({ group })}`, blocks.join('\n\n'), least + 1)
  return [...others.map((node) => text.whole(node)), set].join('\n\n')
}

function colonsFor(inner: string): number {
  const [colons = ''] = /^:+/.exec(directive('', inner)) ?? []
  return colons.length
}

function tabItems(node: MarkdownNode): JsxElement[] {
  return elementsOf(node).filter(({ name }) => name === 'TabItem')
}

function isBlank(node: MarkdownNode): boolean {
  if (node.type === 'text') return node.value.trim() === ''
  return node.type === 'mdxFlowExpression' && /^\s*\/\*[^]*\*\/\s*$/.test(node.value)
}

/** Labels by value, from `values={[{ label, value }]}`. */
function tabValues(values: unknown): Map<string, string> {
  const list: unknown[] = Array.isArray(values) ? values : []
  return new Map(
    list.map((item) => {
      const { value, label } = Object(item) as { value?: unknown; label?: unknown }
      return [String(value), String(label ?? value)]
    }),
  )
}
