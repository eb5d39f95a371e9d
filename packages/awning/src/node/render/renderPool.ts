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
import type { JobQueue } from '../../content/jobQueue.ts'
import type { RenderFailures } from './renderFailures.ts'
import type { Batch, BatchResult, WorkerSetup } from './renderWorker.ts'
import { threadLimits } from '../../highlight/threadLimits.ts'

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

interface RenderThread {
  readonly worker: Worker
  /** Rejects when the thread fails or ends, which may be before it has work. */
  readonly ended: Promise<never>
}

/** Worker threads that render pages. One core is left for this thread, which renders pages too when it has time. */
export class RenderPool {
  readonly #threads: readonly RenderThread[]
  /** Of the engine with which the threads render. */
  readonly engineFolder: string

  /** Starts the threads, which are ready about half a second later. */
  constructor(setup: WorkerSetup, pages: number, slots: readonly WatchSlot[]) {
    this.engineFolder = setup.engineFolder
    const size = Math.min(Math.max(1, availableParallelism() - 1), Math.ceil(pages / batchSize))
    this.#threads = Array.from({ length: size }, (_, at) =>
      startThread({ ...setup, failures: { ...setup.failures, slot: slots[at] } }),
    )
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()))
  }

  /** Calls `onRendered` for each page when it is written to `staging`. Pages that fail are added to `failures`. */
  async render<Job extends PoolJob>(
    queue: JobQueue<Job>,
    staging: string,
    failures: RenderFailures,
    onRendered: (job: Job, record: RenderedRecord) => void,
  ): Promise<void> {
    const work = async (thread: RenderThread): Promise<void> => {
      const sentParts = new Set<string>()
      while (!failures.isFull) {
        const jobs = queue.take(batchSize)
        if (jobs.length === 0) return
        const { records, failures: found } = await renderBatch(thread, {
          staging,
          ...toBatch(jobs, sentParts),
        })
        failures.add(found)
        for (const [index, job] of jobs.entries()) {
          const record = records[index]
          if (record) onRendered(job, record)
        }
      }
    }
    await Promise.all(this.#threads.map(work))
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

function startThread(workerData: WorkerSetup): RenderThread {
  const worker = new Worker(workerEntry, {
    workerData,
    execArgv: [],
    resourceLimits: threadLimits,
  })
  const ended = new Promise<never>((_, reject) => {
    worker.once('error', reject)
    worker.once('exit', (status) =>
      reject(new Error(`a thread that renders pages ended with status ${status}`)),
    )
  })
  // Whoever waits for a page reports it.
  ended.catch(() => undefined)
  return { worker, ended }
}

async function renderBatch(
  { worker, ended }: RenderThread,
  batch: Batch,
): Promise<Extract<BatchResult, { records: unknown }>> {
  const answered = new Promise<BatchResult>((resolve) => worker.once('message', resolve))
  worker.postMessage(batch)
  const result = await Promise.race([answered, ended])
  if ('records' in result) return result
  if (result.name === 'BuildFailure') throw new BuildFailure(result.failure)
  if (result.name === 'MissingFromCache') throw new MissingFromCache(result.failure)
  throw Object.assign(new Error(result.failure), { stack: result.stack })
}
