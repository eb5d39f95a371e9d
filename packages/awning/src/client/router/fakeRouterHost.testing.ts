import type { RouterHost, RouterStatus, Show } from './router.ts'

interface Load {
  readonly pathname: string
  readonly resolve: (loaded: Show | URL) => void
  readonly reject: (error: unknown) => void
}

export class StaleBuild extends Error {}

/** The app as the router sees it: the test decides when and how a load ends. */
export class FakeRouterHost implements RouterHost {
  /** Paths that were asked for, in order. */
  readonly asked: string[] = []
  /** Paths whose links were pressed. */
  readonly prepared: string[] = []
  /** Paths whose pages were put on the screen. */
  readonly shown: string[] = []
  /** Paths of pages that were put on the screen without an animation. */
  readonly still: string[] = []
  status: RouterStatus = { status: 'idle', error: undefined, retrying: false }
  /** Every error that components could have shown. */
  readonly errors = new Set<unknown>()
  readonly #loads: Load[] = []
  /** The load whose page is being rendered. */
  #rendering: Load | undefined
  #waiting: { status: RouterStatus['status']; resolve: () => void } | undefined

  load(pathname: string): Promise<Show | URL> {
    this.asked.push(pathname)
    return new Promise((resolve, reject) => {
      this.#loads.push({ pathname, resolve, reject })
    })
  }

  prepare(pathname: string): void {
    this.prepared.push(pathname)
  }

  isStale(error: unknown): boolean {
    return error instanceof StaleBuild
  }

  changed(status: RouterStatus): void {
    this.status = status
    if (status.error !== undefined) this.errors.add(status.error)
    if (status.status === this.#waiting?.status) this.#waiting.resolve()
  }

  /** The oldest load that is under way arrives. */
  arrive(): void {
    const load = this.#take()
    load.resolve((onShown, isSwipe) => {
      this.shown.push(load.pathname)
      if (isSwipe) this.still.push(load.pathname)
      onShown()
    })
  }

  /** The oldest load that is under way arrives; its page is rendered when the returned function is called. */
  async arriveSlowly(): Promise<() => void> {
    const load = this.#take()
    return new Promise((rendering) => {
      load.resolve((onShown) => {
        this.#rendering = load
        rendering(() => {
          if (this.#rendering !== load) return
          this.shown.push(load.pathname)
          onShown()
        })
      })
    })
  }

  cancel(): void {
    this.#rendering = undefined
  }

  /** It is an old address, which leads to another. */
  redirect(href: string): void {
    this.#take().resolve(new URL(href, location.href))
  }

  /** It arrives, but cannot be rendered. */
  crash(error: unknown): void {
    this.#take().resolve(() => {
      throw error
    })
  }

  fail(error: unknown): void {
    this.#take().reject(error)
  }

  /** The load that began last fails, before the others. */
  failLatest(error: unknown): void {
    this.#loads.pop()?.reject(error)
  }

  /** Resolves when the router next has a status. */
  becomes(status: RouterStatus['status']): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting = { status, resolve }
    })
  }

  #take(): Load {
    const load = this.#loads.shift()
    if (!load) throw new Error('nothing is being loaded')
    return load
  }
}
