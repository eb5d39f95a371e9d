import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { layOutWholePage } from './deferOffscreenLayout.ts'
import { recordChanges } from './recordChanges.ts'

/**
 * Hydrates the finished HTML. If anything throws before hydration is complete, while rendering or in an
 * effect, React would replace a readable page by an error. In that case the app is unmounted, the HTML is
 * restored, and the promise rejects.
 */
export function hydrateDocument(render: (onReady: () => void) => ReactNode): Promise<void> {
  return new Promise((resolve, reject) => {
    // In development React reports attributes that it has not written.
    if (import.meta.env.DEV) layOutWholePage()
    const changes = recordChanges(document)
    const focused = document.activeElement
    let state: 'starting' | 'running' | 'failed' = 'starting'

    // Other effects of the same commit may throw, or have thrown. React handles that before it returns,
    // so a microtask runs when the outcome is known, and before anything is painted.
    const onReady = () =>
      queueMicrotask(() => {
        if (state !== 'starting') return
        state = 'running'
        changes.discard()
        resolve()
      })
    const fail = (error: unknown) => {
      state = 'failed'
      queueMicrotask(() => {
        root.unmount()
        changes.undo()
        // One of these changes may be that the whole page was laid out.
        layOutWholePage()
        restoreFocus(focused)
        reject(error)
      })
    }

    const root = hydrateRoot(document, render(onReady), {
      onCaughtError(error, { componentStack }) {
        if (state === 'starting') fail(error)
        else if (state === 'running') console.error(error, componentStack)
      },
      onUncaughtError(error) {
        if (state === 'starting') fail(error)
        else if (state === 'running') reportError(error)
      },
    })
  })
}

/** An element that leaves the document loses the focus, even if it comes back. */
function restoreFocus(element: Element | null): void {
  if (element instanceof HTMLElement && document.activeElement === document.body)
    element.focus({ preventScroll: true })
}
