import { RequestLimit } from './requestLimit.ts'

/** After so many requests that failed, no further ones are made. */
const maxFailures = 3

/** Statuses that do not change when a request is repeated. */
const finalStatuses: ReadonlySet<number> = new Set([401, 403, 405, 501])

export interface ChannelOptions {
  /** How many requests may be under way at the same time. */
  readonly limit: number
  readonly timeLimit: number
  /** Called once, with the reason, when no further requests are made. */
  readonly onClosed: (reason: string) => void
}

/**
 * Requests of one kind to a server that nothing depends on. One that fails has no result, and after a
 * few failures there are no more: a server that does not respond costs a build one time limit.
 */
export class Channel {
  readonly #options: ChannelOptions
  readonly #limit: RequestLimit
  #failures = 0

  constructor(options: ChannelOptions) {
    this.#options = options
    this.#limit = new RequestLimit(options.limit)
  }

  get isOpen(): boolean {
    return this.#failures < maxFailures
  }

  /**
   * Sends a request when it is its turn, and returns the body of the response; undefined if it failed,
   * or if there is nothing at that address. `prepare` may decide that there is nothing to send.
   */
  async send(
    address: string,
    prepare: () => Promise<RequestInit | undefined>,
  ): Promise<Buffer | undefined> {
    return this.#limit.run(async () => {
      const init = this.isOpen ? await prepare() : undefined
      if (!init) return undefined
      try {
        const signal = AbortSignal.timeout(this.#options.timeLimit)
        const response = await fetch(address, { ...init, signal })
        // Read in any case: otherwise the connection could not be used again.
        const body = Buffer.from(await response.arrayBuffer())
        if (response.ok) return body
        if (response.status !== 404 || init.method === 'PUT') this.#failed(response)
      } catch (error) {
        this.#failed(error)
      }
      return undefined
    })
  }

  #failed(cause: unknown): void {
    if (!this.isOpen) return
    const isFinal = cause instanceof Response && finalStatuses.has(cause.status)
    this.#failures = isFinal ? maxFailures : this.#failures + 1
    if (!this.isOpen) this.#options.onClosed(reasonOf(cause, this.#options.timeLimit))
  }
}

function reasonOf(cause: unknown, timeLimit: number): string {
  if (cause instanceof Response) return `it answers ${cause.status} ${cause.statusText}`.trim()
  if (!(cause instanceof Error)) return String(cause)
  if (cause.name === 'TimeoutError') return `no answer within ${timeLimit / 1000} seconds`
  // What `fetch` itself says is always the same; the cause is the error of the connection.
  const { cause: inner } = cause
  if (!(inner instanceof Error)) return cause.message
  return inner.message || ('code' in inner ? String(inner.code) : cause.message)
}
