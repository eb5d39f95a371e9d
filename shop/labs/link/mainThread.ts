import type { Network } from './network.ts'
import { runTimes, type Resource, type ResourceId } from './resources.ts'

export interface Run {
  readonly id: ResourceId
  readonly start: number
  readonly end: number
}

/**
 * The parser and the scripts, which share one thread. Parsing itself takes no time in this model; only
 * waiting does.
 */
export class MainThread {
  readonly runs: Run[] = []
  /** The part of the document that is parsed, from 0 to 1. */
  parsedShare = 0
  contentLoaded: number | undefined
  readonly #scripts: readonly Resource[]
  readonly #blocking: boolean

  constructor(page: readonly Resource[], blocking: boolean) {
    this.#scripts = page.filter((resource) => resource.mode !== undefined)
    this.#blocking = blocking
  }

  isBusy(now: number): boolean {
    const last = this.runs.at(-1)
    return last !== undefined && now < last.end
  }

  /** Performs the next possible step if the thread is free. */
  step(network: Network, now: number): void {
    if (this.isBusy(now)) return
    const ready = this.#pendingScripts('async').find(({ id }) => network.isReceived(id))
    if (ready) this.#run(ready, now)
    else if (this.parsedShare < 1) this.#parse(network, now)
    if (!this.isBusy(now) && this.parsedShare === 1) this.#finish(network, now)
  }

  #parse(network: Network, now: number): void {
    const [blockingScript] = this.#pendingScripts('classic')
    const receivedShare = network.receivedShare('index.html')
    if (blockingScript?.position === undefined || receivedShare < blockingScript.position) {
      this.parsedShare = receivedShare
      return
    }
    this.parsedShare = blockingScript.position
    if (network.isReceived(blockingScript.id) && this.#isStyled(network, blockingScript.position))
      this.#run(blockingScript, now)
  }

  /** After parsing: runs deferred scripts and modules in order, then fires DOMContentLoaded. */
  #finish(network: Network, now: number): void {
    const [next] = this.#pendingScripts('defer', 'module')
    if (!next) this.contentLoaded ??= now
    else if (network.isReceived(next.id) && this.#isStyled(network, 1)) this.#run(next, now)
  }

  /** A script may read styles, so it waits for the blocking style sheets before it. */
  #isStyled(network: Network, position: number): boolean {
    return !this.#blocking || position < 0.1 || network.isReceived('site.css')
  }

  #pendingScripts(...modes: Resource['mode'][]): Resource[] {
    return this.#scripts.filter(
      ({ id, mode }) => modes.includes(mode) && this.runs.every((run) => run.id !== id),
    )
  }

  #run({ id }: Resource, now: number): void {
    this.runs.push({ id, start: now, end: now + (runTimes[id] ?? 0) })
  }
}
