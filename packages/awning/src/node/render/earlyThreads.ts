import { RenderPool } from './renderPool.ts'
import type { WorkerSetup } from './renderWorker.ts'

/** A `RenderPool`. */
export type Pool = Pick<RenderPool, 'engineFolder' | 'render' | 'close'>

/** First builds of 50 documents take as long with them as without, those of 100 a tenth less. */
export const minTextsForEarlyThreads = 60

type StartPool = (setup: WorkerSetup, pages: number) => Pool

/**
 * Threads that load the engine while the content of a first build is read, when one of two cores has little to do. Only for
 * sites without code: the engine of any other site is bundled until the content is read.
 */
export class EarlyThreads {
  readonly #startPool: StartPool
  #pool: Pool | undefined
  #isClosed = false

  constructor(startPool: StartPool = (setup, pages) => new RenderPool(setup, pages, [])) {
    this.#startPool = startPool
  }

  /** Starts them as soon as the engine is there, unless it never is. */
  start(
    engineFolder: Promise<string>,
    pages: number,
    setup: Omit<WorkerSetup, 'engineFolder'>,
  ): void {
    engineFolder.then(
      (folder) => {
        if (!this.#isClosed) this.#pool = this.#startPool({ ...setup, engineFolder: folder }, pages)
      },
      // Whoever waits for the engine reports it.
      () => undefined,
    )
  }

  /** Those with this engine; a text that was added meanwhile may need another one. */
  of(engineFolder: string): Pool | undefined {
    return this.#pool?.engineFolder === engineFolder ? this.#pool : undefined
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#pool?.close()
  }
}
