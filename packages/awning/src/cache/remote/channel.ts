import { RequestLimit } from './requestLimit.ts'
import { withAnswerLimit } from './withAnswerLimit.ts'

/** After so many requests in a row that failed, or so many in all, no further ones are made. */
const maxFailuresInARow = 3
const maxFailures = 30

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
  #failuresInARow = 0
  #failures = 0
  #lastFailure: string | undefined

  constructor(options: ChannelOptions) {
    this.#options = options
    this.#limit = new RequestLimit(options.limit)
  }

  get isOpen(): boolean {
    return this.#failuresInARow < maxFailuresInARow && this.#failures < maxFailures
  }

  /** Why the last request that failed did. */
  get lastFailure(): string | undefined {
    return this.#lastFailure
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
        const { response, body } = await withAnswerLimit(this.#options.timeLimit, (signal) =>
          fetchWhole(address, { ...init, signal }),
        )
        const isMissing = response.status === 404 && init.method !== 'PUT'
        if (response.ok || isMissing) this.#failuresInARow = 0
        else this.#failed(response)
        return response.ok ? body : undefined
      } catch (error) {
        this.#failed(error)
        return undefined
      }
    })
  }

  #failed(cause: unknown): void {
    if (!this.isOpen) return
    const isFinal = cause instanceof Response && finalStatuses.has(cause.status)
    this.#failures = isFinal ? maxFailures : this.#failures + 1
    this.#failuresInARow += 1
    this.#lastFailure = reasonOf(cause)
    if (!this.isOpen) this.#options.onClosed(this.#lastFailure)
  }
}

/** The body is read in any case: otherwise the connection could not be used again. */
async function fetchWhole(address: string, init: RequestInit) {
  const response = await fetch(address, init)
  return { response, body: Buffer.from(await response.arrayBuffer()) }
}

function reasonOf(cause: unknown): string {
  if (cause instanceof Response) return `it answers ${cause.status} ${cause.statusText}`.trim()
  if (!(cause instanceof Error)) return String(cause)
  // What `fetch` itself says is always the same; the cause is the error of the connection.
  const { cause: inner } = cause
  if (!(inner instanceof Error)) return cause.message
  return inner.message || ('code' in inner ? String(inner.code) : cause.message)
}
