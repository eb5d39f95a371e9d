import type { ContentFence } from './contentFences.ts'
import { fenceKind } from './fenceKind.ts'

/** The page that a script finds: the nearest HTML above it, and the styles from there on. */
export function examplePage(script: ContentFence, fences: readonly ContentFence[]): string {
  const above = fences.filter(
    (fence) =>
      fence.file === script.file && fence.line < script.line && fenceKind(fence).runs === 'page',
  )
  const start = above.findLastIndex(({ lang }) => lang === 'html')
  const html = above[start]?.code ?? ''
  const styles = above.slice(start + 1).map(({ code }) => `<style>${code}</style>`)
  return /^\s*<!doctype/i.test(html)
    ? withStyles(html, styles.join(''))
    : `<!doctype html><html lang="zh"><head><meta charset="utf-8">${styles.join('')}</head><body>${html}</body></html>`
}

function withStyles(html: string, styles: string): string {
  const place = html.search(/<\/head>/i)
  const end = place < 0 ? html.indexOf('>') + 1 : place
  return html.slice(0, end) + styles + html.slice(end)
}
