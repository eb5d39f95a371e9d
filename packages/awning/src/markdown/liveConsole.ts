/**
 * Runs first in every live example, which is in a frame in a frame of the page: sends the page what the
 * example logs, and everything again when the page asks, because the page listens only once its app runs.
 * An example may log for as long as its page is open, so only the first lines are kept: a few for the page, more for a check.
 */
export function liveConsole(
  /** After which event of its window an example counts as loaded. */
  loaded: 'load' | 'rendered',
): string {
  return `(() => {
const page = parent.parent, lines = [], logs = globalThis.liveLogs = []
const show = (value) => {
  if (typeof value !== 'object' || value === null || value instanceof Error) return String(value)
  if (value instanceof Node) return value.outerHTML ?? value.nodeName
  try {
    return JSON.stringify(value instanceof Map || value instanceof Set ? [...value] : value)
  } catch {
    return String(value)
  }
}
const add = (level, values) => {
  const line = { live: level, text: values.map(show).join(' ') }
  if (lines.length < 200) {
    lines.push(line)
    page.postMessage(line, '*')
  }
  return line.text
}
const sources = JSON.parse(document.documentElement.dataset.sources)
const placeOf = (stack, line) => {
  const found = [...String(stack).matchAll(/about:srcdoc:(\\d+)/g)].map(([, number]) => +number)
  for (const at of [...found, line])
    for (const { label, first, last } of sources)
      if (at >= first && at <= last) return ' (' + label + ':' + (at - first + 1) + ')'
  return ''
}
let lastError = ''
globalThis.liveErrorText = (error) =>
  error === undefined ? lastError : show(error) + placeOf(error?.stack)
for (const level of ['log', 'info', 'debug', 'warn', 'error']) {
  const original = console[level]
  console[level] = (...values) => {
    original.apply(console, values)
    const text = add(level, values)
    if (logs.length < 1e4) logs.push(text)
  }
}
addEventListener('error', ({ message, error, lineno }) => {
  lastError = message + placeOf(error?.stack, lineno)
  add('error', [lastError])
})
addEventListener('unhandledrejection', ({ reason }) =>
  add('error', ['Uncaught (in promise)', show(reason) + placeOf(reason?.stack)]))
addEventListener('message', ({ source }) => {
  if (source === page) for (const line of lines) page.postMessage(line, '*')
})
addEventListener('${loaded}', () => page.postMessage({ live: 'loaded' }, '*'))
page.postMessage({ live: 'start' }, '*')
})()`
}
