import { escapeAttribute, escapeText } from './escapeHtml.ts'

export interface BlockOptions {
  lang: string
  title?: string
  marked: number[]
  added: number[]
  removed: number[]
  wrap?: boolean
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
    `${title ? `<figcaption>${escapeText(title)}</figcaption>` : ''}` +
    `<pre tabindex="0"><code>${code.join('\n')}</code></pre></figure>`
  )
}
