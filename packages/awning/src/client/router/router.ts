import {
  transition,
  start,
  type Effect,
  type Event,
  type Place,
  type State,
  type Target,
} from './machine.ts'
import { settle } from '../arrival.ts'
import { Positions } from './positions.ts'

/** What the router needs from the app: to fetch a page and to put it on the screen. */
export interface Screen {
  load(pathname: string): Promise<() => Promise<void>>
  /** Is this failure the sign of a newer build? */
  isStale(error: unknown): boolean
  /** Something changed that components show: loading, failed, idle. */
  changed(status: RouterStatus): void
}

export interface RouterStatus {
  readonly status: State['status']
  readonly error: unknown
  /** A load that failed is being tried again. */
  readonly retrying: boolean
}

export class Router {
  #state: State
  #error: unknown
  #id = 0
  /** Closes what lies over the page and owns the newest entry of the history. */
  #overlay: (() => void) | undefined
  #ignoreNextPop = false
  readonly #positions = new Positions()
  readonly #screen: Screen

  constructor(screen: Screen) {
    this.#screen = screen
    this.#state = start(here())
  }

  /** Takes over links and history. */
  start(): void {
    history.scrollRestoration = 'manual'
    history.replaceState({ ...history.state, key: this.#state.at.key }, '')
    addEventListener('popstate', () => this.#popped())
    addEventListener('click', (event) => this.#clicked(event))
    addEventListener('pagehide', () => {
      this.#savePosition()
      this.#positions.keep()
    })
  }

  navigate(url: URL, kind: 'push' | 'replace' = 'push'): void {
    this.#savePosition()
    // A page may have changed its own query meanwhile (a filter, an experiment).
    const at = here()
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
   * Something opened over the page (`close` given) or went away. It has an entry of its own in the
   * history, so that Back closes it and the page stays.
   */
  overlay(close: (() => void) | undefined): void {
    if (close && !this.#overlay) history.pushState({ ...history.state, overlay: true }, '')
    // Closed by other means than Back: its entry goes too.
    if (!close && this.#overlay) {
      this.#ignoreNextPop = true
      history.back()
    }
    this.#overlay = close
  }

  #popped(): void {
    if (this.#ignoreNextPop) {
      this.#ignoreNextPop = false
      return
    }
    if (this.#overlay) {
      const close = this.#overlay
      this.#overlay = undefined
      return close()
    }
    const to = here()
    if (typeof history.state?.key !== 'string') {
      history.replaceState({ key: to.key }, '')
      return this.#dispatch({ type: 'hash', to })
    }
    this.#savePosition()
    this.#dispatch({ type: 'pop', id: ++this.#id, to })
  }

  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.hreflang && this.#overlay) {
      // Another language chosen in the menu: a document, in place of the menu's own entry.
      event.preventDefault()
      this.#overlay = undefined
      return location.replace(link.href)
    }
    if (!link || !isPage(link)) return
    if (link.getAttribute('href')?.startsWith('#')) {
      // The browser's own: it moves the focus too. Only where the reader came from is ours to keep.
      return this.#savePosition()
    }
    event.preventDefault()
    this.navigate(new URL(link.href))
  }

  /** While a page loads, what is scrolled is still the page before it. */
  #savePosition(): void {
    if (this.#state.status === 'idle') this.#positions.save(this.#state.at.key, scrollY)
  }

  #dispatch(event: Event): void {
    const [state, effects] = transition(this.#state, event)
    this.#state = state
    const retrying = state.status === 'loading' && state.next.isRetry === true
    if (state.status !== 'failed' && !retrying) this.#error = undefined
    for (const effect of effects) this.#perform(effect)
    this.#screen.changed({ status: state.status, error: this.#error, retrying })
  }

  #perform(effect: Effect): void {
    switch (effect.do) {
      case 'history': {
        // A page chosen in an overlay takes the overlay's entry.
        const change = effect.kind === 'push' && !this.#overlay ? 'pushState' : 'replaceState'
        this.#overlay = undefined
        return history[change]({ key: effect.to.key }, '', hrefOf(effect.to))
      }
      case 'load':
        return void this.#load(effect.navigation.id, effect.navigation.to)
      case 'scroll':
        return this.#scroll(effect.to, effect.place)
      case 'focus':
        return focusStart()
      case 'document':
        // The address is there already; asking for it again could be taken for a jump to its hash.
        return location.reload()
    }
  }

  async #load(id: number, to: Target): Promise<void> {
    try {
      const show = await this.#screen.load(to.pathname)
      if (this.#state.status !== 'loading' || this.#state.next.id !== id) return
      await show()
      this.#dispatch({ type: 'shown', id })
    } catch (error) {
      if (this.#state.status !== 'loading' || this.#state.next.id !== id) return
      this.#error = error
      this.#dispatch({ type: this.#screen.isStale(error) ? 'stale' : 'failed', id })
    }
  }

  #scroll(to: 'top' | 'target' | 'restore', place: Place): void {
    // Only at the top of a page is it known what will be seen of it.
    if (to !== 'top') settle()
    if (to === 'restore') return scrollTo(0, this.#positions.get(place.key) ?? 0)
    const element = to === 'target' ? elementOf(place.hash) : undefined
    if (element) element.scrollIntoView()
    else scrollTo({ left: 0, top: 0, behavior: 'instant' })
  }
}

/** A link the router may follow: this site, this tab, a page. */
function isPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || !link.pathname.startsWith(window.shop.base)) return false
  return (
    (link.target === '' || link.target === '_self') &&
    !link.hreflang &&
    !link.hasAttribute('download')
  )
}

function here(): Place {
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

/** The element a hash names; one that does not decode names nothing. */
function elementOf(hash: string): Element | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined
  } catch {
    return undefined
  }
}

/** Puts the keyboard and the screen reader at the top of the page: the next Tab is the skip link. */
function focusStart(): void {
  const start = document.querySelector<HTMLElement>('[data-start]')
  if (!start) return
  start.tabIndex = -1
  start.focus({ preventScroll: true })
  start.removeAttribute('tabindex')
}
