import { escapeAttribute, escapeText } from '../text/escapeHtml.ts'

/**
 * What an example may do: run its own code and show pictures that it contains, but load nothing. A
 * `srcdoc` has the policy of the document around it, so this one, not that of the page.
 */
const rules = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  'media-src data:',
  "form-action 'none'",
  "base-uri 'none'",
]

/**
 * Without script the page is light, and so are examples. Otherwise they get the colour scheme of the page,
 * also when the reader changes it: `prefers-color-scheme` in a frame is that of the system.
 */
const followPage = `const root = parent.document.documentElement
let current = 'light'
const follow = () => {
  const scheme = getComputedStyle(root).colorScheme
  if (scheme === current || !/^(light|dark)$/.test(scheme)) return
  current = document.documentElement.style.colorScheme = scheme
  const frame = document.querySelector('iframe')
  if (frame) frame.srcdoc = frame.srcdoc.replace(/("color-scheme" content=")\\w+/, '$1' + scheme)
}
new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme'] })
follow()`

/**
 * Gives the example React when it asks for it. This document fetches the script, because no service worker serves
 * anything to a sandboxed one, and because servers would have to allow an opaque origin to read it.
 */
const provideReact = (address: string) => `let code
addEventListener('message', async ({ source, data }) => {
  if (data !== 'react' || source !== document.querySelector('iframe')?.contentWindow) return
  code = code ?? fetch(${JSON.stringify(address)}).then((response) => {
    if (response.ok) return response.text()
    throw new Error('React could not be loaded: ' + response.status)
  })
  try {
    source.postMessage((await code) + '\\n//# sourceURL=react.js', '*')
  } catch (error) {
    code = undefined
    throw error
  }
})`

/**
 * The file that a page shows in a frame: an example in a sandboxed frame of its own. The example's code
 * therefore never runs in the site's origin, not even when the file is opened by itself. If this
 * document were the sandboxed one, no service worker could serve it, and it could not be read offline.
 */
export function liveFrame(
  document: string,
  title: string,
  lang: string,
  /** Address of the script with React, if the example needs it. */
  react?: string,
): string {
  const name = escapeAttribute(title)
  const policy = [...rules, ...(react === undefined ? [] : ["connect-src 'self'"])].join('; ')
  return [
    `<!doctype html><html lang="${escapeAttribute(lang)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<meta name="robots" content="noindex"><title>${escapeText(title)}</title>`,
    '<style>html,body,iframe{display:block;margin:0;border:0;width:100%;height:100%}</style>',
    // Before the example, so that it is there when the example asks.
    ...(react === undefined ? [] : [`<script>${provideReact(react)}</script>`]),
    `</head><body><iframe title="${name}" sandbox="allow-scripts allow-forms" srcdoc="${escapeAttribute(document)}"></iframe>`,
    `<script>${followPage}</script></body></html>`,
  ].join('\n')
}
