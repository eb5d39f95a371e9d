import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { provideReact, shownBy, type Example } from './shownBy.ts'

declare global {
  /** The example, which its document defines (`markdown/liveDocument.ts`). */
  var liveExample: Example | undefined
  /** An error with its line in the example, by default the last one that was reported (`markdown/liveConsole.ts`). */
  var liveErrorText: ((error?: unknown) => string) | undefined
}

/**
 * The script that shows an example in JSX: React, and the call of the example. A classic script, because
 * documents of an opaque origin load no modules.
 */
function show(example: Example): void {
  try {
    const shown = shownBy(example)
    const root = createRoot(container(), { onUncaughtError: fail })
    // At once, so that an endless loop is noticed before the example counts as loaded.
    flushSync(() => root.render(shown))
  } catch (error) {
    fail(error)
  }
}

function fail(error: unknown): void {
  showMessage(error)
  reportError(error)
}

/** Without an error, the message is about the last one that was reported. */
function showMessage(error?: unknown): void {
  const message = document.createElement('pre')
  message.setAttribute('role', 'alert')
  message.dataset['liveError'] = ''
  message.textContent = globalThis.liveErrorText?.(error) ?? ''
  container().replaceChildren()
  container().after(message)
}

function container(): HTMLElement {
  const element = document.getElementById('root')
  if (!element) throw new Error('the example has removed its container')
  return element
}

provideReact()
if (globalThis.liveExample) show(globalThis.liveExample)
// The browser has found a mistake that the compiler does not look for, and has reported it.
else showMessage()
dispatchEvent(new Event('rendered'))
