import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { MissingFromCache } from '../../cache/missingFromCache.ts'
import { BuildFailure } from '../buildFailure.ts'
import { compiledFolder } from '../compiled.ts'
import type { PageRecord } from '../build-manifest/buildManifest.ts'
import type { Part } from './part.ts'
import type { Batch, BatchAnswer, WorkerSetup } from './renderWorker.ts'

export interface DrawJob {
  /** As `packRoute` writes it. */
  readonly route: string
  readonly shell: Part
  readonly aside: Part | null
}

const batchSize = 16

const workerEntry = compiledFolder
  ? pathToFileURL(join(compiledFolder, 'renderWorker.js'))
  : new URL('./renderWorker.mjs', import.meta.url)

/** Threads that draw, one for each core. */
export class DrawCrew {
  readonly #workers: readonly Worker[]

  /** They start at once, and are ready half a second later. */
  constructor(setup: WorkerSetup, pages: number) {
    const size = Math.min(availableParallelism(), Math.ceil(pages / batchSize))
    this.#workers = Array.from(
      { length: size },
      () =>
        new Worker(workerEntry, {
          workerData: setup,
          execArgv: [],
          // Without a limit V8 would rather take more memory than look for what is free.
          resourceLimits: { maxOldGenerationSizeMb: 400 },
        }),
    )
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()))
  }

  /** `onDrawn` is told of each page as it comes, by its place among the jobs. */
  async draw(
    jobs: readonly DrawJob[],
    onDrawn: (index: number, record: Omit<PageRecord, 'hash'>) => void,
  ): Promise<void> {
    let next = 0
    const work = async (worker: Worker): Promise<void> => {
      const brought = new Set<string>()
      while (next < jobs.length) {
        const from = next
        next += batchSize
        const batch = jobs.slice(from, from + batchSize)
        const records = await ask(worker, toBatch(batch, brought))
        records.forEach((record, at) => onDrawn(from + at, record))
      }
    }
    try {
      await Promise.all(this.#workers.map(work))
    } finally {
      // One that failed ends the build; the others must not go on writing.
      next = jobs.length
    }
  }
}

function toBatch(jobs: readonly DrawJob[], brought: Set<string>): Batch {
  const parts = jobs
    .flatMap(({ shell, aside }) => (aside ? [shell, aside] : [shell]))
    .filter(({ href }) => !brought.has(href) && brought.add(href))
  return {
    jobs: jobs.map(({ route, shell, aside }) => ({
      route,
      shell: shell.href,
      aside: aside?.href ?? null,
    })),
    parts,
  }
}

async function ask(
  worker: Worker,
  batch: Batch,
): Promise<Extract<BatchAnswer, { records: unknown }>['records']> {
  const answer = await new Promise<BatchAnswer>((resolve, reject) => {
    const ended = (status: number) =>
      reject(new Error(`A drawing thread ended with status ${status}`))
    const settle = (done: () => void) => {
      worker.off('message', told).off('error', failed).off('exit', ended)
      done()
    }
    const told = (message: BatchAnswer) => settle(() => resolve(message))
    const failed = (error: Error) => settle(() => reject(error))
    worker.on('message', told).on('error', failed).on('exit', ended)
    worker.postMessage(batch)
  })
  if ('records' in answer) return answer.records
  if (answer.name === 'BuildFailure') throw new BuildFailure(answer.failure)
  if (answer.name === 'MissingFromCache') throw new MissingFromCache(answer.failure)
  throw Object.assign(new Error(answer.failure), { stack: answer.stack })
}
