/**
 * Runs inline in the head of the home page. When the page is at another address than the one it was built for and its
 * style sheet fails to load, `base` in the settings is wrong, and a red banner says so. A lost network or a deploy
 * during the visit does not change the address, so nothing is shown then.
 */
declare const BASE_URL: {
  readonly home: string
  /** What the path of the home page adds to the base: nothing, or the folder of the locale. */
  readonly folder: string
  readonly texts: readonly string[]
  readonly suggestion: string
}

const { home, folder, texts, suggestion } = BASE_URL
const servedFrom = location.pathname.replace(/\/*(?:index\.html)?$/, '/')
if (servedFrom !== home) addEventListener('DOMContentLoaded', tryStyleSheet)

/** The document contains its styles, and its style sheet is loaded when the reader interacts; here it is loaded at once. */
function tryStyleSheet(): void {
  const listed = document.querySelector('template')?.content.querySelector('[rel=stylesheet]')
  const link = listed?.cloneNode()
  if (!link) return
  link.addEventListener('error', () => {
    const base = servedFrom.slice(0, servedFrom.lastIndexOf(`/${folder}`) + 1) || servedFrom
    document.body.prepend(banner([...texts, suggestion + base]))
  })
  document.head.append(link)
}

function banner(lines: readonly string[]): HTMLElement {
  const box = document.createElement('div')
  box.id = 'base-url'
  box.role = 'alert'
  box.innerText = lines.join('\n\n')
  // The content security policy forbids style attributes, but not styles set by a script.
  box.style.cssText =
    'border:thick solid red;background:#ffe6b3;color:#000;margin:20px;padding:20px;font-size:20px'
  return box
}
