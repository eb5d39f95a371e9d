/** Runs work of which only so much may be under way at the same time. The rest waits, first come, first served. */
export class RequestLimit {
  readonly #max: number
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(max: number) {
    this.#max = max
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#max)
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve)
      })
    else this.#running += 1
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      // The place is handed on, so nobody else can take it in between.
      if (next) next()
      else this.#running -= 1
    }
  }
}
