import { escapeAttribute, escapeText } from '../text/escapeHtml.ts'

export interface BlockOptions {
  lang: string
  title?: string
  marked: number[]
  added: number[]
  removed: number[]
  wrap?: boolean
  strings: BlockStrings
}

/** Labels of the buttons of a code block. */
export interface BlockStrings {
  readonly copyCode: string
  readonly copied: string
  readonly wrapCode: string
}

/** The HTML of a code block; `lines` are HTML already. */
export function blockHtml(lines: string[], options: BlockOptions): string {
  const { lang, title, wrap } = options
  const names = new Map<number, string>()
  for (const kind of ['marked', 'added', 'removed'] as const) {
    for (const number of new Set(options[kind])) {
      names.set(number, `${names.get(number) ?? 'line'} ${kind}`)
    }
  }
  const code = lines.map(
    (line, index) => `<span class="${names.get(index + 1) ?? 'line'}">${line}</span>`,
  )
  return (
    `<figure class="${wrap ? 'code wrap' : 'code'}"` +
    `${lang ? ` data-lang="${escapeAttribute(lang)}"` : ''}>` +
    (title ? `<figcaption>${escapeText(title)}</figcaption>` : '') +
    `<pre tabindex="0"><code>${code.join('\n')}</code></pre>${tools(options)}</figure>`
  )
}

/**
 * Buttons whose clicks the boot script handles. After copying, the style sheet shows "copied" in place
 * of the label, and screen readers announce it.
 */
function tools({ strings, wrap }: BlockOptions): string {
  const button = (action: string, attributes: string, content: string) =>
    `<button type="button" data-do="${action}" data-script=""${attributes}>${content}</button>`
  const span = (text: string) => `<span>${escapeText(text)}</span>`
  return (
    '<div class="tools">' +
    button('wrap', ` aria-pressed="${wrap ? 'true' : 'false'}"`, span(strings.wrapCode)) +
    button('copy', ' aria-live="polite"', span(strings.copyCode) + span(strings.copied)) +
    '</div>'
  )
}
