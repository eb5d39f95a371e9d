import { closestElement } from './closestElement.ts'
import { documentElement } from './documentElement.ts'

declare const ENTRY: string

const intentEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'wheel']

/** Loads the app when the reader first interacts with the page; returns a function that loads it at once. */
export function startOnIntent(fetchNow: (href: string) => void): () => void {
  let started = false
  let failure: unknown
  let pause = 500
  function start(event?: PossibleMove): void {
    if (started || documentElement.dataset['app'] === 'off' || isUnintended(event)) return
    started = true
    window.__awning.startEvent = event
    for (const name of intentEvents) removeEventListener(name, start, true)
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=intent]')) {
      if (link.as === 'fetch') fetchNow(link.href)
      else link.rel = 'modulepreload'
    }
    import(/* @vite-ignore */ ENTRY).then(
      () => documentElement.dataset['app'] || giveUp(),
      (error: unknown) => {
        // A file that did not arrive gives a new error object each time, so the next intent after a
        // pause tries again. A module that cannot be parsed, or that throws, stays broken: the browser
        // rejects with the same object. (Safari resolves the second time, but without an app.)
        if (error === failure) return giveUp()
        failure = error
        setTimeout(listen, (pause *= 2))
      },
    )
  }
  function giveUp(): void {
    documentElement.dataset['app'] = 'off'
    console.error(failure)
  }
  function listen(): void {
    started = false
    for (const name of intentEvents) addEventListener(name, start, { capture: true, passive: true })
  }
  listen()
  // A link followed before the app runs loads a document; the app's pending requests would only slow that down.
  addEventListener('click', (event) => {
    const link = closestElement<HTMLAnchorElement>(event.target, 'a')
    const isLeaving = link && !link.target && !link.hash && !event.defaultPrevented
    if (isLeaving && !event.metaKey && !event.ctrlKey && documentElement.dataset['app'] !== 'on')
      stop()
  })
  return start
}

/**
 * Events that no reader caused. A page that loads under a resting pointer gets a `pointermove` without
 * movement, and a sidebar scrolls itself to the current page; a reader who scrolls one causes other
 * events too.
 */
function isUnintended(event?: PossibleMove): boolean {
  if (event?.type === 'scroll') return event.target !== document
  return event?.type === 'pointermove' && !event.movementX && !event.movementY
}

/** An event of any kind; one of a pointer says how far it moved. */
type PossibleMove = Event & Partial<Pick<PointerEvent, 'movementX' | 'movementY'>>
