import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { MissingFromCache } from '../../cache/missingFromCache.ts'
import { BuildFailure } from '../buildFailure.ts'
import { compiledFolder } from '../compiled.ts'
import type { RenderedRecord } from '../build-manifest/pageRecords.ts'
import { partKey, type Part } from './part.ts'
import type { WatchSlot } from './endlessLoops.ts'
import type { RenderFailures } from './renderFailures.ts'
import type { Batch, BatchResult, WorkerSetup } from './renderWorker.ts'

export interface PoolJob {
  /** `packRoute`, called when it is the turn of this page: the texts of all pages would take memory, and threads would wait for the last. */
  readonly pack: () => string
  readonly shell: Part
  readonly aside: Part | null
}

const batchSize = 16

const workerEntry = compiledFolder
  ? pathToFileURL(join(compiledFolder, 'renderWorker.js'))
  : new URL('./renderWorker.mjs', import.meta.url)

/** Worker threads that render pages, at most one for each core. */
export class RenderPool {
  readonly #workers: readonly Worker[]
  /** Of the engine with which the threads render. */
  readonly engineFolder: string

  /** Starts the threads, which are ready about half a second later. */
  constructor(setup: WorkerSetup, pages: number, slots: readonly WatchSlot[]) {
    this.engineFolder = setup.engineFolder
    const size = Math.min(availableParallelism(), Math.ceil(pages / batchSize))
    this.#workers = Array.from(
      { length: size },
      (_, at) =>
        new Worker(workerEntry, {
          workerData: { ...setup, failures: { ...setup.failures, slot: slots[at] } },
          execArgv: [],
          // Without a limit, V8 lets the heap grow instead of collecting garbage.
          resourceLimits: { maxOldGenerationSizeMb: 400 },
        }),
    )
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()))
  }

  /** Calls `onRendered` for each page when it is written to `staging`, with the index of its job. Pages that fail are added to `failures`. */
  async render(
    jobs: readonly PoolJob[],
    staging: string,
    failures: RenderFailures,
    onRendered: (index: number, record: RenderedRecord) => void,
  ): Promise<void> {
    let next = 0
    const work = async (worker: Worker): Promise<void> => {
      const sentParts = new Set<string>()
      while (next < jobs.length && !failures.isFull) {
        const from = next
        next += batchSize
        const batch = jobs.slice(from, from + batchSize)
        const { records, failures: found } = await renderBatch(worker, {
          staging,
          ...toBatch(batch, sentParts),
        })
        failures.add(found)
        records.forEach((record, index) => record && onRendered(from + index, record))
      }
    }
    try {
      await Promise.all(this.#workers.map(work))
    } finally {
      // When the engine fails, the build ends, so the workers must not get further batches.
      next = jobs.length
    }
  }
}

function toBatch(jobs: readonly PoolJob[], sentParts: Set<string>): Omit<Batch, 'staging'> {
  const parts = jobs
    .flatMap(({ shell, aside }) => (aside ? [shell, aside] : [shell]))
    .filter((part) => !sentParts.has(partKey(part)) && sentParts.add(partKey(part)))
  return {
    jobs: jobs.map(({ pack, shell, aside }) => ({
      route: pack(),
      shell: partKey(shell),
      aside: aside && partKey(aside),
    })),
    parts,
  }
}

async function renderBatch(
  worker: Worker,
  batch: Batch,
): Promise<Extract<BatchResult, { records: unknown }>> {
  const result = await new Promise<BatchResult>((resolve, reject) => {
    const onExit = (status: number) =>
      reject(new Error(`a thread that renders pages ended with status ${status}`))
    const removeListeners = () =>
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
    const onMessage = (message: BatchResult) => {
      removeListeners()
      resolve(message)
    }
    const onError = (error: Error) => {
      removeListeners()
      reject(error)
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage(batch)
  })
  if ('records' in result) return result
  if (result.name === 'BuildFailure') throw new BuildFailure(result.failure)
  if (result.name === 'MissingFromCache') throw new MissingFromCache(result.failure)
  throw Object.assign(new Error(result.failure), { stack: result.stack })
}
