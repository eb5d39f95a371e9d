import { vi } from 'vitest'

interface Entry {
  state: unknown
  url: URL
}

/** What a link says, as far as the router asks. */
export interface LinkAttributes {
  readonly target?: string
  readonly hreflang?: string
  readonly download?: boolean
}

export interface ClickOptions {
  readonly button?: number
  readonly ctrlKey?: boolean
  readonly metaKey?: boolean
  readonly shiftKey?: boolean
  readonly altKey?: boolean
  readonly defaultPrevented?: boolean
}

class FakeElement {
  readonly #link: object | null

  constructor(link: object | null) {
    this.#link = link
  }

  closest(selector: string): object | null {
    return selector === 'a' ? this.#link : null
  }
}

/** The parts of a browser that the router uses, with a history that behaves like the real one. */
export class FakeBrowser {
  /** What the router asked for, in order: `push /b`, `scroll 0`, `reload`… */
  readonly calls: string[] = []
  readonly ids = new Set<string>()
  readonly stored = new Map<string, string>()
  readonly dataset: Record<string, string> = {}
  scrollRestoration = 'auto'
  /** False in a document without the element that focus starts at. */
  hasStart = true
  /** True where the browser refuses to store anything. */
  blocksStorage = false
  /** Resolves when the browser has told the page of a step that the page itself asked for. */
  traversed: Promise<void> = Promise.resolve()
  readonly #entries: Entry[]
  #at = 0
  readonly #listeners = new Map<string, ((event: object) => void)[]>()

  constructor(href: string, base = '/') {
    this.#entries = [{ state: null, url: new URL(href, 'https://site.test') }]
    this.#install(base)
  }

  get address(): string {
    const { pathname, search, hash } = this.#entry.url
    return pathname + search + hash
  }

  get state(): unknown {
    return this.#entry.state
  }

  /** How many steps Back can take. */
  get steps(): number {
    return this.#at
  }

  get #entry(): Entry {
    const entry = this.#entries[this.#at]
    if (!entry) throw new Error('the history has no such entry')
    return entry
  }

  /** The reader scrolls. */
  scrollTo(position: number): void {
    vi.stubGlobal('scrollY', position)
  }

  /** The reader goes back or forward. */
  go(steps: number, event: { hasUAVisualTransition?: boolean } = {}): void {
    this.#at += steps
    this.dispatch('popstate', event)
  }

  /** A click on something inside a link; true if the browser is left to follow the link. */
  click(href: string | undefined, attributes: LinkAttributes = {}, options: ClickOptions = {}) {
    return this.#mouse('click', href, attributes, options)
  }

  press(href: string | undefined, attributes: LinkAttributes = {}, options: ClickOptions = {}) {
    return this.#mouse('mousedown', href, attributes, options)
  }

  #mouse(
    type: 'click' | 'mousedown',
    href: string | undefined,
    attributes: LinkAttributes,
    options: ClickOptions,
  ) {
    const link = href === undefined ? null : this.#link(href, attributes)
    let isPrevented = options.defaultPrevented === true
    const preventDefault = () => {
      isPrevented = true
    }
    this.dispatch(type, {
      button: 0,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      altKey: false,
      defaultPrevented: isPrevented,
      ...options,
      target: new FakeElement(link),
      preventDefault,
    })
    return !isPrevented
  }

  /** What a browser does with a link to a place on the page: a new entry without state. */
  followHash(hash: string): void {
    this.#push(null, hash)
    this.dispatch('popstate', {})
  }

  dispatch(type: string, event: object): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(event)
  }

  #link(href: string, { target = '', hreflang = '', download = false }: LinkAttributes): object {
    const { origin, pathname, href: whole } = new URL(href, this.#entry.url)
    return {
      href: whole,
      origin,
      pathname,
      target,
      hreflang,
      getAttribute: (name: string) => (name === 'href' ? href : null),
      hasAttribute: (name: string) => name === 'download' && download,
    }
  }

  #push(state: unknown, href = ''): void {
    this.#entries.splice(this.#at + 1)
    this.#entries.push({ state, url: new URL(href, this.#entry.url) })
    this.#at += 1
  }

  #install(base: string): void {
    const entry = () => this.#entry
    vi.stubGlobal('scrollY', 0)
    vi.stubGlobal('Element', FakeElement)
    vi.stubGlobal('CSS', { escape: (text: string) => text })
    vi.stubGlobal('window', { __awning: { base } })
    vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
      this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener])
    })
    vi.stubGlobal('scrollTo', (...args: [number, number] | [ScrollToOptions]) => {
      const [position = 0, behavior] =
        args.length === 2 ? [args[1], 'instant'] : [args[0].top, args[0].behavior]
      this.calls.push(`scroll ${position}${behavior === 'instant' ? '' : ' in motion'}`)
      this.scrollTo(position)
    })
    vi.stubGlobal('location', {
      get href() {
        return entry().url.href
      },
      origin: entry().url.origin,
      reload: () => this.calls.push('reload'),
      replace: (href: string) => this.calls.push(`replace the document by ${href}`),
    })
    vi.stubGlobal('sessionStorage', this.#storage())
    vi.stubGlobal('document', this.#document())
    vi.stubGlobal('history', this.#history())
  }

  #history(): object {
    const setRestoration = (value: string) => {
      this.scrollRestoration = value
    }
    const entry = () => this.#entry
    return {
      get state() {
        return entry().state
      },
      set scrollRestoration(value: string) {
        setRestoration(value)
      },
      pushState: (state: unknown, _: string, href?: string) => {
        this.#push(state, href)
        this.calls.push(`push ${this.address}`)
      },
      replaceState: (state: unknown, _: string, href?: string) => {
        this.#entries[this.#at] = { state, url: new URL(href ?? '', this.#entry.url.href) }
        if (href !== undefined) this.calls.push(`replace ${this.address}`)
      },
      back: () => {
        this.calls.push('back')
        // Browsers step later, from the entry that is the newest by then.
        this.traversed = Promise.resolve().then(() => this.go(-1))
      },
    }
  }

  #storage(): object {
    const check = () => {
      if (this.blocksStorage) throw new Error('storage is blocked')
    }
    return {
      getItem: (key: string) => {
        check()
        return this.stored.get(key) ?? null
      },
      setItem: (key: string, value: string) => {
        check()
        this.stored.set(key, value)
      },
    }
  }

  #document(): object {
    const start = {
      tabIndex: 0,
      focus: ({ preventScroll }: { preventScroll: boolean }) =>
        this.calls.push(
          `focus the start, tabindex ${start.tabIndex}, ${preventScroll ? 'without scrolling' : 'scrolling'}`,
        ),
      removeAttribute: (name: string) => this.calls.push(`remove ${name}`),
    }
    return {
      documentElement: { dataset: this.dataset },
      querySelectorAll: () => [{ dataset: this.dataset }],
      querySelector: (selector: string) =>
        selector === '[data-start]' && this.hasStart ? start : null,
      getElementById: (id: string) =>
        this.ids.has(id) ? { scrollIntoView: () => this.calls.push(`show #${id}`) } : null,
    }
  }
}
