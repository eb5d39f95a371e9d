import { closestElement } from './closestElement.ts'
import { documentElement } from './documentElement.ts'
import { reportFailedControls } from './reportFailedControls.ts'

declare const ENTRY: string

const intentEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']

/**
 * How long the app waits for what follows an event, in milliseconds. A press on a link begins with a movement, and the
 * document that it opens would have to wait for the files of an app that is not needed any more.
 */
const delay = 100

/** Loads the app when the reader first interacts with the page; returns a function that loads it at once. */
export function startOnIntent(fetchNow: (href: string) => void): () => void {
  let isLoading = false
  let failure: unknown
  let pause = 500
  let retryAt = 0
  function start(event?: PossibleMove): void {
    // `finishDocument` writes this template into every document. It is absent from one that is cut off, or still arriving.
    const template = document.querySelector('template')
    if (!template || isLoading || documentElement.dataset['app'] === 'off') return
    // A page that loads under a resting pointer gets a `pointermove` without movement, which no reader caused.
    if (event?.type === 'pointermove' && !event.movementX && !event.movementY) return
    if (event && Date.now() < retryAt) return
    isLoading = true
    __awning.startEvent = event
    for (const link of template.content.querySelectorAll('link')) {
      // Inside a template there is no address to resolve others against, so `href` is the path as it is written.
      if (link.as) fetchNow(link.href)
      else template.before(link)
    }
    void import(/* @vite-ignore */ ENTRY)
      .then(() => __awning.run?.())
      .then(
        () => documentElement.dataset['app'] || giveUp(),
        (error: unknown) => {
          // A file that did not arrive gives a new error object each time, so the next intent after a pause
          // tries again. An entry script that cannot be parsed, or that throws, stays broken: the browser
          // rejects with the same object. (Safari resolves the second time, but without an app.)
          if (error === failure) return giveUp()
          failure = error
          isLoading = false
          retryAt = Date.now() + (pause *= 2)
        },
      )
      .then(reportFailedControls)
  }
  function giveUp(): void {
    documentElement.dataset['app'] = 'off'
    console.error(failure)
  }
  // A sidebar scrolls itself to the current page, which is no intent. It is not noticed, because only the
  // scrolling of the document bubbles.
  for (const name of intentEvents)
    addEventListener(name, (event) => setTimeout(start, delay, event))
  addEventListener('click', (event) => {
    // Two selectors instead of `:is()`, which browsers from 2020 do not know.
    const live = closestElement(event.target, '[data-live] button,[data-live] [role=tab]')
    if (live) {
      __awning.earlyClicks?.push(live)
      start()
      // Without an app there is nothing to wait for.
      setTimeout(reportFailedControls, documentElement.dataset['app'] ? 0 : 15e3)
    }
    // A link followed before the app runs loads a document; the app's requests would only slow that down.
    // WebKit and Firefox are left to end pending ones when the document arrives: WebKit logs an error for each that `stop` cuts off.
    const link = closestElement<HTMLAnchorElement>(event.target, 'a')
    if (!link || link.target || link.hash || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || documentElement.dataset['app'] === 'on') return
    // Also for events that wait, and for a pointer that moves until the document arrives.
    retryAt = Date.now() + 3000
    if ('connection' in navigator) stop()
  })
  return start
}

/** An event of any kind; one of a pointer says how far it moved. */
type PossibleMove = Event & Partial<Pick<PointerEvent, 'movementX' | 'movementY'>>
