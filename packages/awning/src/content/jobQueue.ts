/** Jobs that several threads share: each takes the next ones when it has time for them. */
export class JobQueue<Job> {
  readonly #jobs: readonly Job[]
  #next = 0

  constructor(jobs: readonly Job[]) {
    this.#jobs = jobs
  }

  /** The next jobs, at most this many; none if all are taken. */
  take(count: number): readonly Job[] {
    const from = this.#next
    this.#next += count
    return this.#jobs.slice(from, this.#next)
  }

  /** How many are left. */
  get size(): number {
    return Math.max(0, this.#jobs.length - this.#next)
  }

  /** Removes the jobs that are left. */
  clear(): void {
    this.#next = this.#jobs.length
  }
}
