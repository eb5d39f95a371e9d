/**
 * Runs first in every live example, which is in a frame in a frame of the page: sends the page what the
 * example logs, and everything again when the page asks, because the page listens only once its app runs.
 */
export const liveConsole = `(() => {
const page = parent.parent, lines = []
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
  if (lines.push(line) <= 200) page.postMessage(line, '*')
}
for (const level of ['log', 'info', 'debug', 'warn', 'error']) {
  const original = console[level]
  console[level] = (...values) => {
    original.apply(console, values)
    add(level, values)
  }
}
addEventListener('error', (event) => add('error', [event.message]))
addEventListener('unhandledrejection', ({ reason }) => add('error', ['Uncaught (in promise)', reason]))
addEventListener('message', ({ source }) => {
  if (source === page) for (const line of lines.slice(0, 200)) page.postMessage(line, '*')
})
addEventListener('load', () => page.postMessage({ live: 'loaded' }, '*'))
page.postMessage({ live: 'start' }, '*')
})()`
