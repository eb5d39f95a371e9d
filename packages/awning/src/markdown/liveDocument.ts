import { escapeAttribute } from '../text/escapeHtml.ts'
import { runCheck } from './liveCheck.ts'
import { liveConsole } from './liveConsole.ts'
import type { LiveComponent } from './liveJsx.ts'

/** The code of a live example by language; each is optional. */
export interface LiveSources {
  readonly html?: string | undefined
  readonly css?: string | undefined
  readonly js?: string | undefined
  readonly jsx?: string | undefined
  readonly tsx?: string | undefined
}

export type LiveLanguage = keyof LiveSources

export const liveLabels: Readonly<Record<LiveLanguage, string>> = {
  html: 'HTML',
  css: 'CSS',
  js: 'JavaScript',
  jsx: 'JSX',
  tsx: 'TSX',
}

export function isLiveLanguage(name: string): name is LiveLanguage {
  return Object.hasOwn(liveLabels, name)
}

/** A part of the document: code of the author, on lines of its own, or something around it. */
interface Part {
  readonly label?: string
  readonly text: string
}

/** Asks the document around for React, which is not part of each example because it is large, and runs it. */
const askForReact = `addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data !== 'string') return
  const script = document.createElement('script')
  script.textContent = data
  document.head.append(script)
})
parent.postMessage('react', '*')`

/**
 * An example as a document. The author's HTML may be a fragment or a whole document: parsers merge the
 * second `<html>` and `<head>` with those that the elements before them have opened. A component is shown by React.
 */
export function exampleDocument(
  { html = '', css, js, tsx }: LiveSources,
  lang: string,
  component?: LiveComponent,
  /** Code that looks at the result; see `liveCheck.ts`. */
  check?: string,
): string {
  const loaded = component ? 'rendered' : 'load'
  const written = html.replace(/^\s*<!doctype[^>]*>/i, '')
  // A script can only use the body if it is in it.
  const body = /<(?:html|head|body)\b/i.test(written) ? written : `<body>${written}`
  const parts: Part[] = [
    { text: '<meta name="color-scheme" content="light">' },
    { text: `<style>${baseStyles}</style>` },
    // The document around may load React; the example loads nothing.
    ...(component ? [{ text: `<meta ${policyName} content="connect-src 'none'">` }] : []),
    { text: `<script>${liveConsole(loaded)}</script>` },
    ...(check === undefined ? [] : checkParts(check, loaded)),
    ...(css === undefined ? [] : element('style', css)),
    { label: liveLabels.html, text: body },
    ...(js === undefined ? [] : element('script', js, liveLabels.js)),
    ...(component ? componentParts(component, tsx === undefined ? 'jsx' : 'tsx') : []),
  ]
  const sources = escapeAttribute(JSON.stringify(placesOf(parts)))
  return [
    `<!doctype html><html lang="${escapeAttribute(lang)}" data-sources="${sources}"><meta charset="utf-8">`,
    ...parts.map(({ text }) => text),
  ].join('\n')
}

const policyName = 'http-equiv="Content-Security-Policy"'
const baseStyles =
  'body{margin:1rem;font:1rem/1.5 system-ui,sans-serif}[data-live-error]{color:light-dark(#b3261e,#ffb4ab);white-space:pre-wrap}'

function componentParts({ script, markup }: LiveComponent, language: LiveLanguage): Part[] {
  return [
    { text: `<div id="root">${markup}</div>` },
    { text: '<script>globalThis.liveExample = (exports, require, render) => {' },
    { label: liveLabels[language], text: insideElement('script', script) },
    { text: '}</script>' },
    { text: `<script>${askForReact}</script>` },
  ]
}

/** Before the code of the reader, of which an element that is not closed would take in everything after it. */
function checkParts(check: string, loaded: 'load' | 'rendered'): Part[] {
  return [
    { text: '<script>globalThis.liveCheck = async (check, logs) => {' },
    { text: insideElement('script', check) },
    { text: '}</script>' },
    { text: `<script>${runCheck(loaded)}</script>` },
  ]
}

/** An element with code as its text, on lines of their own. */
function element(name: 'style' | 'script', code: string, label?: string): Part[] {
  return [
    { text: `<${name}>` },
    { ...(label === undefined ? {} : { label }), text: insideElement(name, code) },
    { text: `</${name}>` },
  ]
}

/** Code that cannot end the element it is in. */
function insideElement(name: 'style' | 'script', code: string): string {
  return code.replace(new RegExp(`</(?=${name})`, 'gi'), '<\\/')
}

/** On which lines of the document the author's code is, for messages about errors. */
function placesOf(parts: readonly Part[]): { label: string; first: number; last: number }[] {
  let first = 2
  return parts.flatMap(({ label, text }) => {
    const place = { first, last: first + text.split('\n').length - 1 }
    first = place.last + 1
    return label === undefined ? [] : { label, ...place }
  })
}
