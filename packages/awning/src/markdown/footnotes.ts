import { escapeText } from '../text/escapeHtml.ts'
import { attribute } from './attribute.ts'
import { writeFlow } from './flow.ts'
import { footnoteIds } from './inline.ts'
import type { Writing } from './writing.ts'

/** The section at the end, with every note that the text refers to, in the order of the references. */
export function writeFootnotes(writing: Writing): string | undefined {
  const { order, definitions } = writing.footnotes
  if (order.size === 0) return undefined
  const items = [...order].map(([identifier, count]) => {
    const definition = definitions.get(identifier)
    const { note, reference } = footnoteIds(identifier)
    const back = Array.from({ length: count }, (_, index) => {
      const suffix = index > 0 ? `-${index + 1}` : ''
      return ` <a${attribute('href', `#${reference}${suffix}`)} role="doc-backlink"${attribute('aria-label', writing.strings.backToReference)}>↩</a>`
    }).join('')
    const content = definition ? writeFlow(definition.children, writing) : ''
    return `<li${attribute('id', note)}>${appendInside(content, back)}</li>`
  })
  return `<section class="footnotes" role="doc-endnotes" aria-label="${escapeText(writing.strings.footnotes)}">\n<hr>\n<ol>\n${items.join('\n')}\n</ol>\n</section>`
}

/** The way back belongs at the end of the last paragraph. */
function appendInside(content: string, addition: string): string {
  return content.endsWith('</p>') ? `${content.slice(0, -4)}${addition}</p>` : content + addition
}
