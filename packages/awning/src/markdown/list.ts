import { attribute } from './attribute.ts'
import { writeFlow } from './flow.ts'
import { writeInline } from './inline.ts'
import type { NodeOf } from './parser.ts'
import type { Writing } from './writing.ts'

export function writeList(node: NodeOf<'list'>, writing: Writing): string {
  const tag = node.ordered ? 'ol' : 'ul'
  const start =
    node.ordered && node.start !== null && node.start !== 1 ? attribute('start', node.start) : ''
  const tasks = node.children.some((item) => typeof item.checked === 'boolean')
  const loose = node.spread || node.children.some((item) => item.spread)
  const items = node.children.map((item) => writeItem(item, loose ?? false, writing))
  return `<${tag}${start}${tasks ? ' class="tasks"' : ''}>\n${items.join('\n')}\n</${tag}>`
}

function writeItem(item: NodeOf<'listItem'>, loose: boolean, writing: Writing): string {
  const content = loose ? writeFlow(item.children, writing) : writeTight(item, writing)
  if (typeof item.checked !== 'boolean') return `<li>${content}</li>`
  // A label makes the state part of the text for assistive technology; the box itself cannot be changed.
  return `<li><input type="checkbox" disabled${item.checked ? ' checked' : ''}${attribute('aria-label', item.checked ? '✓' : '○')}> ${content}</li>`
}

/** In a tight list a paragraph is just its text. */
function writeTight(item: NodeOf<'listItem'>, writing: Writing): string {
  return item.children
    .map((child) =>
      child.type === 'paragraph'
        ? writeInline(child.children, writing)
        : writeFlow([child], writing),
    )
    .join('\n')
}
