import { Worker } from 'node:worker_threads'
import { blockError } from './source.ts'
import type { Source } from './source.ts'

/** What a worker answers to a batch: the HTML of its blocks, lines joined by `\n`, or why not. */
export type BatchAnswer = { blocks: string[] } | { failure: string }

export interface WorkerThread {
  /** One batch at a time. */
  run(batch: Source[]): Promise<string[]>
  close(): Promise<void>
}

const notStarted = -1

export function startWorker(entry: URL): WorkerThread {
  // Shared memory, since a worker that dies can no longer say which block it was at.
  const position = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(entry, {
    workerData: { position },
    execArgv: [],
    // Without a limit V8 would rather take more memory than look for what is free.
    resourceLimits: { maxOldGenerationSizeMb: 400 },
  })
  let death: Error | undefined
  let settle: ((answer: BatchAnswer) => void) | undefined

  worker.on('message', (answer: BatchAnswer) => settle?.(answer))
  worker.on('error', (error: Error) => die(error))
  worker.on('exit', (status) => die(new Error(`the worker ended with status ${status}`)))
  // An idle worker must not keep the process alive.
  worker.unref()

  function die(error: Error): void {
    death ??= error
    settle?.({ failure: death.message })
  }

  async function run(batch: Source[]): Promise<string[]> {
    Atomics.store(position, 0, notStarted)
    worker.ref()
    const answer = await new Promise<BatchAnswer>((resolve) => {
      settle = resolve
      if (death) die(death)
      else worker.postMessage(batch)
    })
    settle = undefined
    worker.unref()
    if ('blocks' in answer) return answer.blocks
    const culprit = batch[Atomics.load(position, 0)]
    if (culprit) throw blockError(culprit, answer.failure)
    throw new Error(`A highlighting worker did not start: ${answer.failure}`)
  }

  async function close(): Promise<void> {
    await worker.terminate()
  }

  return { run, close }
}
