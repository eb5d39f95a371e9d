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
  const kinds = {
    marked: new Set(options.marked),
    added: new Set(options.added),
    removed: new Set(options.removed),
  }
  const code = lines.map((line, index) => {
    let name = 'line'
    for (const [kind, numbers] of Object.entries(kinds)) {
      if (numbers.has(index + 1)) name += ` ${kind}`
    }
    return `<span class="${name}">${line}</span>`
  })
  return (
    `<figure class="${wrap ? 'code wrap' : 'code'}"` +
    `${lang ? ` data-lang="${escapeAttribute(lang)}"` : ''}>` +
    `${title ? `<figcaption>${escapeText(title)}</figcaption>` : ''}` +
    `<pre tabindex="0"><code>${code.join('\n')}</code></pre></figure>`
  )
}
