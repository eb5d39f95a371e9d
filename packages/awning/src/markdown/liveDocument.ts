import { escapeAttribute } from '../text/escapeHtml.ts'
import { liveConsole } from './liveConsole.ts'

/** The code of a live example by language; each is optional. */
export interface LiveSources {
  readonly html?: string | undefined
  readonly css?: string | undefined
  readonly js?: string | undefined
}

export type LiveLanguage = keyof LiveSources

export const liveLabels: Readonly<Record<LiveLanguage, string>> = {
  html: 'HTML',
  css: 'CSS',
  js: 'JavaScript',
}

export function isLiveLanguage(name: string): name is LiveLanguage {
  return Object.hasOwn(liveLabels, name)
}

/**
 * An example as a document. The author's HTML may be a fragment or a whole document: parsers merge the
 * second `<html>` and `<head>` with those that the elements before them have opened.
 */
export function exampleDocument({ html = '', css, js }: LiveSources, lang: string): string {
  const written = html.replace(/^\s*<!doctype[^>]*>/i, '')
  // A script can only use the body if it is in it.
  const body = /<(?:html|head|body)\b/i.test(written) ? written : `<body>${written}`
  return [
    `<!doctype html><html lang="${escapeAttribute(lang)}"><meta charset="utf-8">`,
    '<meta name="color-scheme" content="light">',
    '<style>body{margin:1rem;font:1rem/1.5 system-ui,sans-serif}</style>',
    `<script>${liveConsole}</script>`,
    ...(css === undefined ? [] : [`<style>\n${css.replace(/<\/(?=style)/gi, '<\\/')}\n</style>`]),
    body,
    ...(js === undefined ? [] : [`<script>\n${js.replace(/<\/(?=script)/gi, '<\\/')}\n</script>`]),
  ].join('\n')
}
