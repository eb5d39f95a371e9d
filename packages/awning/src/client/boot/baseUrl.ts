/**
 * The home page's own watchman, inline in its head: the style sheet did not load, and the page stands
 * at another address than the one it was built for. That is a wrong base, and it says so in red. A
 * lost network or a deploy in mid-visit leaves the address as it was, and nothing is shown.
 */
declare const BASE_URL: {
  readonly home: string
  readonly texts: readonly string[]
  readonly suggestion: string
}

addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    const { home, texts, suggestion } = BASE_URL
    const here = location.pathname.replace(/index\.html$/, '').replace(/\/*$/, '/')
    if (here === home || document.getElementById('base-url')) return
    const show = () => document.body.prepend(banner([...texts, `${suggestion} ${here}`]))
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show)
    else show()
  },
  true,
)

function banner(lines: readonly string[]): HTMLElement {
  const box = document.createElement('div')
  box.id = 'base-url'
  box.role = 'alert'
  for (const text of lines) {
    const line = document.createElement('p')
    line.textContent = text
    box.append(line)
  }
  // The content security policy forbids style attributes, not the object model.
  Object.assign(box.style, {
    border: 'thick solid red',
    background: '#ffe6b3',
    color: '#000',
    margin: '20px',
    padding: '20px',
    fontSize: '20px',
  })
  return box
}
