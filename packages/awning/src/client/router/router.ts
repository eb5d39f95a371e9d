import {
  transition,
  start,
  type Effect,
  type Event,
  type HistoryEntry,
  type Navigation,
  type State,
  type Target,
} from './machine.ts'
import { setLanguageHref } from '../boot/setLanguageHref.ts'
import { hashTarget } from '../hashTarget.ts'
import { layOutWholePage } from '../deferOffscreenLayout.ts'
import { isPage, plainLink } from './followedLink.ts'
import { LoadTimeout, loadTimeout } from './loadTimeout.ts'
import { ScrollPositions } from './scrollPositions.ts'
import { StepBack } from './stepBack.ts'

/** After a swipe the browser has animated the step itself, so the page is shown without an animation. */
export type Show = (onShown: () => void, isSwipe: boolean) => void

/** What the router needs from the app. */
export interface RouterHost {
  /**
   * Loads a page and returns a function that begins to show it, and calls back once it is in the document;
   * or, for an old address, the address of the page that replaces it.
   */
  load(pathname: string): Promise<Show | URL>
  /** Begins to load a page that the reader is about to open. */
  prepare(pathname: string): void
  /**
   * Stops showing a page that is not in the document yet. The status applies at once, so that a page in place of a message is
   * there when the router scrolls.
   */
  cancel(status: RouterStatus): void
  /** Whether the load failed because the site has been deployed since. */
  isStale(error: unknown): boolean
  /** Called after every change of the status, which components show. */
  changed(status: RouterStatus): void
}

export interface RouterStatus {
  readonly status: State['status']
  readonly error: unknown
  /** A load that failed is being tried again. */
  readonly retrying: boolean
}

interface Overlay {
  readonly owner: object
  readonly close: () => void
  hasEntry: boolean
}

export class Router {
  #state: State
  #error: unknown
  #id = 0
  /** The open overlay, which owns the newest entry of the history. */
  #overlay: Overlay | undefined
  readonly #stepBack = new StepBack()
  readonly #positions = new ScrollPositions()
  readonly #host: RouterHost

  constructor(host: RouterHost) {
    this.#host = host
    this.#state = start(currentEntry())
    // Before `start`, because the entry of a menu that is open already is added before that.
    history.replaceState({ ...history.state, key: this.#state.at.key }, '')
  }

  /** From now on the router handles links and history instead of the browser. */
  start(): void {
    history.scrollRestoration = 'manual'
    addEventListener('popstate', (event) => this.#popped(event))
    addEventListener('mousedown', (event) => this.#pressed(event))
    // Boot does this at a `click`, which neither a middle click nor the context menu is.
    addEventListener('pointerdown', ({ target }) => setLanguageHref(target))
    addEventListener('click', (event) => this.#clicked(event))
    addEventListener('pagehide', () => this.#left())
    addEventListener('pageshow', ({ persisted }) => persisted && this.#returned())
    if (!this.#overlay) this.#leaveOverlayEntry()
  }

  /** The reader leaves the document, which the browser may show again as it is left (back/forward cache). */
  #left(): void {
    this.#savePosition()
    this.#positions.persist()
    const overlay = this.#overlay
    this.#overlay = undefined
    overlay?.close()
  }

  /**
   * The document is shown again as it was left. WebKit does not restore its scroll position, and a load that was under way may have
   * been given up, so this is like a step to the entry.
   */
  #returned(): void {
    this.#dispatch({ type: 'pop', id: ++this.#id, to: currentEntry() })
    this.#leaveOverlayEntry()
  }

  /** The entry of an overlay that was open when the reader left: without the overlay, the next Back would seem to do nothing. */
  #leaveOverlayEntry(): void {
    if (history.state?.overlay) this.#stepBack.begin()
  }

  navigate(url: URL, kind: 'push' | 'replace' = 'push'): void {
    this.#stepBack.after(() => this.#navigate(url, kind))
  }

  #navigate(url: URL, kind: 'push' | 'replace'): void {
    this.#savePosition()
    // A page may have changed its own query since (a filter, a lab).
    const at = currentEntry()
    if (at.search !== this.#state.at.search) this.#dispatch({ type: 'hash', to: at })
    this.#dispatch({
      type: 'follow',
      kind,
      id: ++this.#id,
      to: { ...targetOf(url), key: newKey() },
    })
  }

  retry(): void {
    this.#dispatch({ type: 'retry', id: ++this.#id })
  }

  /**
   * An overlay opened (`close` is given) or closed. It has its own entry in the history, so that Back
   * closes it and the page stays. Browsers report late that a dialog has closed: if another overlay has
   * opened by then, the entry belongs to that one.
   */
  overlay(owner: object, close: (() => void) | undefined): void {
    if (close) {
      const overlay = { owner, close, hasEntry: this.#overlay?.hasEntry === true }
      this.#overlay = overlay
      this.#stepBack.after(() => this.#addEntryOf(overlay))
    } else if (this.#overlay?.owner === owner) {
      const { hasEntry } = this.#overlay
      this.#overlay = undefined
      // It was closed by other means than Back, so its entry is removed.
      if (hasEntry) this.#stepBack.begin()
    }
  }

  #addEntryOf(overlay: Overlay): void {
    if (overlay.hasEntry || overlay !== this.#overlay) return
    history.pushState({ ...history.state, overlay: true }, '')
    overlay.hasEntry = true
  }

  #popped({ hasUAVisualTransition }: PopStateEvent): void {
    const isOwnStep = this.#stepBack.isUnderWay && history.state?.key === this.#state.at.key
    if (!isOwnStep) this.#steppedByReader(hasUAVisualTransition)
    this.#stepBack.end()
  }

  #steppedByReader(isSwipe: boolean): void {
    if (this.#overlay) {
      const { close } = this.#overlay
      this.#overlay = undefined
      return close()
    }
    const to = currentEntry()
    if (typeof history.state?.key !== 'string') {
      history.replaceState({ key: to.key }, '')
      // An entry of another page is from before the app ran.
      if (to.pathname === this.#state.at.pathname) return this.#dispatch({ type: 'hash', to })
    }
    // Forward, to the overlay that Back has closed.
    if (to.key === this.#state.at.key) return this.#leaveOverlayEntry()
    this.#savePosition()
    this.#dispatch({ type: 'pop', id: ++this.#id, to, isSwipe })
  }

  /**
   * Loads a page while the reader still holds the button, which takes about a tenth of a second. Touching a link, which may
   * also begin to scroll, is no `mousedown` until the finger is lifted.
   */
  #pressed(event: MouseEvent): void {
    const link = plainLink(event)
    if (link && isPage(link) && link.pathname !== this.#state.at.pathname)
      this.#host.prepare(link.pathname)
  }

  #clicked(event: MouseEvent): void {
    const link = plainLink(event)
    if (link?.hreflang && link.hash && link.href === location.href) {
      // The browser would take the language of this page for a jump to its section.
      event.preventDefault()
      return location.reload()
    }
    if (link?.hreflang && this.#overlay) {
      // Another language was chosen in the menu: its document replaces the entry of the menu.
      event.preventDefault()
      this.#overlay = undefined
      return location.replace(link.href)
    }
    if (!link || !isPage(link)) return
    if (link.getAttribute('href')?.startsWith('#')) {
      // The browser follows hash links itself, because it also moves the focus. Only the position is saved.
      return this.#savePosition()
    }
    event.preventDefault()
    this.navigate(new URL(link.href))
  }

  /** Does nothing while a page loads: what is scrolled then is still the page before it. */
  #savePosition(): void {
    if (this.#state.status === 'idle') this.#positions.save(this.#state.at.key, scrollY)
  }

  #dispatch(event: Event): void {
    const [state, effects] = transition(this.#state, event)
    this.#state = state
    const retrying = state.status === 'loading' && state.next.isRetry === true
    if (state.status !== 'failed' && !retrying) this.#error = undefined
    const status = { status: state.status, error: this.#error, retrying }
    for (const effect of effects) this.#perform(effect, status)
    this.#host.changed(status)
  }

  #perform(effect: Effect, status: RouterStatus): void {
    switch (effect.do) {
      case 'history': {
        // A page chosen in an overlay replaces the entry of the overlay.
        const change = effect.kind === 'push' && !this.#overlay ? 'pushState' : 'replaceState'
        this.#overlay = undefined
        return history[change]({ key: effect.to.key }, '', hrefOf(effect.to))
      }
      case 'load':
        return void this.#load(effect.navigation)
      case 'cancel':
        return this.#host.cancel(status)
      case 'scroll':
        return this.#scroll(effect.to, effect.entry)
      case 'focus':
        return focusStart()
      case 'document':
        // The address is set already, and assigning it again could count as a jump to its hash.
        return location.reload()
    }
  }

  async #load({ id, to, isSwipe = false }: Navigation): Promise<void> {
    // The load goes on after this: a page that arrives late takes the place of the message.
    const timer = setTimeout(() => this.#fail(id, new LoadTimeout()), loadTimeout)
    try {
      const show = await this.#host.load(to.pathname)
      if (this.#state.status === 'idle' || this.#state.next.id !== id) return
      if (show instanceof URL) return this.#dispatch({ type: 'redirected', id, to: targetOf(show) })
      show(() => this.#dispatch({ type: 'shown', id }), isSwipe)
    } catch (error) {
      this.#fail(id, error)
    } finally {
      clearTimeout(timer)
    }
  }

  #fail(id: number, error: unknown): void {
    if (this.#state.status !== 'loading' || this.#state.next.id !== id) return
    this.#error = error
    this.#dispatch({ type: this.#host.isStale(error) ? 'stale' : 'failed', id })
  }

  #scroll(to: 'top' | 'target' | 'restore', entry: HistoryEntry): void {
    // Other positions depend on the height of everything above them.
    if (to !== 'top') layOutWholePage()
    if (to === 'restore') return scrollTo(0, this.#positions.get(entry.key) ?? 0)
    const element = to === 'target' ? hashTarget(entry.hash) : undefined
    if (element) element.scrollIntoView()
    else scrollTo({ left: 0, top: 0, behavior: 'instant' })
  }
}

function currentEntry(): HistoryEntry {
  const key: unknown = history.state?.key
  return { ...targetOf(new URL(location.href)), key: typeof key === 'string' ? key : newKey() }
}

function targetOf({ pathname, search, hash }: URL): Target {
  return { pathname, search, hash }
}

function hrefOf({ pathname, search, hash }: Target): string {
  return pathname + search + hash
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}

/** Moves the focus to the top of the page, so that the next Tab reaches the skip link. */
function focusStart(): void {
  const start = document.querySelector<HTMLElement>('[data-start]')
  if (!start) return
  start.tabIndex = -1
  start.focus({ preventScroll: true })
  start.removeAttribute('tabindex')
}
