import type { Network } from './network.ts'
import { runs, type Resource, type ResourceId } from './resources.ts'

export interface Run {
  readonly id: ResourceId
  readonly start: number
  readonly end: number
}

/**
 * The parser and the scripts, which share one thread. Parsing itself takes no time here: only what it
 * waits for does.
 */
export class MainThread {
  readonly ran: Run[] = []
  /** How far the parser has come, from 0 to 1. */
  parsed = 0
  contentLoaded: number | undefined
  readonly #scripts: readonly Resource[]
  readonly #blocking: boolean

  constructor(page: readonly Resource[], blocking: boolean) {
    this.#scripts = page.filter((resource) => resource.mode !== undefined)
    this.#blocking = blocking
  }

  busy(now: number): boolean {
    const last = this.ran.at(-1)
    return last !== undefined && now < last.end
  }

  /** Takes the next step that is possible, if the thread is free. */
  step(network: Network, now: number): void {
    if (this.busy(now)) return
    const ready = this.#left('async').find(({ id }) => network.has(id))
    if (ready) this.#run(ready, now)
    else if (this.parsed < 1) this.#parse(network, now)
    if (!this.busy(now) && this.parsed === 1) this.#finish(network, now)
  }

  #parse(network: Network, now: number): void {
    const [stop] = this.#left('classic')
    const there = network.share('index.html')
    if (stop?.at === undefined || there < stop.at) {
      this.parsed = there
      return
    }
    this.parsed = stop.at
    if (network.has(stop.id) && this.#styled(network, stop.at)) this.#run(stop, now)
  }

  /** After the last byte: the deferred in their order, modules among them, then the event. */
  #finish(network: Network, now: number): void {
    const [next] = this.#left('defer', 'module')
    if (!next) this.contentLoaded ??= now
    else if (network.has(next.id) && this.#styled(network, 1)) this.#run(next, now)
  }

  /** A script may ask for styles, so it waits for the blocking sheets before it. */
  #styled(network: Network, at: number): boolean {
    return !this.#blocking || at < 0.1 || network.has('site.css')
  }

  #left(...modes: Resource['mode'][]): Resource[] {
    return this.#scripts.filter(
      ({ id, mode }) => modes.includes(mode) && this.ran.every((run) => run.id !== id),
    )
  }

  #run({ id }: Resource, now: number): void {
    this.ran.push({ id, start: now, end: now + (runs[id] ?? 0) })
  }
}
