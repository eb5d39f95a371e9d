import { closestTo } from './closestTo.ts'
import { root } from './root.ts'

declare const ENTRY: string

const intents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'wheel']

/** Loads the app when the reader first reaches for something; gives the way to load it at once. */
export function armIntent(fetchNow: (href: string) => void): () => void {
  let started = false
  let failure: unknown
  let pause = 500
  function start(event?: Event): void {
    if (started || root.dataset['app'] === 'off' || isAtRest(event)) return
    started = true
    window.shop.intent = event
    for (const name of intents) removeEventListener(name, start, true)
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=intent]')) {
      if (link.as === 'fetch') fetchNow(link.href)
      else link.rel = 'modulepreload'
    }
    import(/* @vite-ignore */ ENTRY).then(
      () => root.dataset['app'] || giveUp(),
      (error: unknown) => {
        // A file that did not arrive is another error each time, and an intent after a pause tries
        // again. A module that cannot be parsed, or that throws, is broken for good: the browser
        // gives the same error again. (Safari gives none the second time, and no app either.)
        if (error === failure) return giveUp()
        failure = error
        setTimeout(arm, (pause *= 2))
      },
    )
  }
  function giveUp(): void {
    root.dataset['app'] = 'off'
    console.error(failure)
  }
  function arm(): void {
    started = false
    for (const name of intents) addEventListener(name, start, { capture: true, passive: true })
  }
  arm()
  // Followed before the app runs, a link is a link: what the app still waits for gives way to the next page.
  addEventListener('click', (event) => {
    const link = closestTo<HTMLAnchorElement>(event.target, 'a')
    const isLeaving = link && !link.target && !link.hash && !event.defaultPrevented
    if (isLeaving && !event.metaKey && !event.ctrlKey && root.dataset['app'] !== 'on') stop()
  })
  return start
}

/**
 * A page that loads under a resting pointer is told of a move that was none, and a column that
 * comes into its place scrolls by itself: whoever scrolls it moves, touches or turns something too.
 */
function isAtRest(event: Event | undefined): boolean {
  if (event?.type === 'scroll') return event.target !== document
  return (
    event instanceof PointerEvent &&
    event.type === 'pointermove' &&
    !event.movementX &&
    !event.movementY
  )
}
