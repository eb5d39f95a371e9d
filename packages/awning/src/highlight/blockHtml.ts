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

/** The names of a block's controls. */
export interface BlockStrings {
  readonly copyCode: string
  readonly copied: string
  readonly wrapCode: string
}

/** A code block as the page holds it; `lines` are HTML already. */
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
 * What boot answers to. The style sheet says when each can be seen: "copied" takes the place of the
 * name while it is true, and is told to those who do not see it.
 */
function tools({ strings, wrap }: BlockOptions): string {
  const button = (deed: string, attributes: string, content: string) =>
    `<button type="button" data-do="${deed}" data-script=""${attributes}>${content}</button>`
  const span = (text: string) => `<span>${escapeText(text)}</span>`
  return (
    '<div class="tools">' +
    button('wrap', ` aria-pressed="${wrap ? 'true' : 'false'}"`, span(strings.wrapCode)) +
    button('copy', ' aria-live="polite"', span(strings.copyCode) + span(strings.copied)) +
    '</div>'
  )
}
