import { absolute, type TextContext } from './textWriter.ts'

/** Removes comments and `<details>` from HTML in a text, turns summaries into bold text and makes addresses absolute. */
export function cleanAuthorHtml(html: string, context: Pick<TextContext, 'page'>): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\/?details\b[^>]*>/gi, '')
    .replace(
      /<summary\b[^>]*>([\s\S]*?)<\/summary>(?=([^\n]?))/gi,
      (_, words: string, next: string) => `**${wordsOf(words)}**${next === '' ? '' : '\n\n'}`,
    )
    .replace(
      /(\s(?:href|src)\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi,
      (_, name: string, double?: string, single?: string) =>
        `${name}"${absolute(double ?? single ?? '', context)}"`,
    )
}

function wordsOf(html: string): string {
  return html
    .replace(/<\/?(?:code|kbd)\b[^>]*>/gi, '`')
    .replace(/<[^>]*>/g, '')
    .trim()
}
