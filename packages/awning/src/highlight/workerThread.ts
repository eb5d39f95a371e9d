import { Worker } from 'node:worker_threads'
import { blockError } from './codeSource.ts'
import type { CodeSource } from './codeSource.ts'
import { threadLimits } from './threadLimits.ts'

/** The result of a batch: the HTML of its blocks, with lines joined by `\n`, or the reason of the failure. */
export type HighlightResult = { blocks: string[] } | { failure: string }

export interface WorkerThread {
  /** One batch at a time. */
  run(batch: CodeSource[]): Promise<string[]>
  close(): Promise<void>
}

const notStarted = -1

export function startWorker(entry: URL): WorkerThread {
  // In shared memory, because a worker that crashes can no longer send which block it was working on.
  const position = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(entry, {
    workerData: { position },
    execArgv: [],
    resourceLimits: threadLimits,
  })
  let workerError: Error | undefined
  let settle: ((result: HighlightResult) => void) | undefined

  worker.on('message', (result: HighlightResult) => settle?.(result))
  worker.on('error', (error: Error) => onWorkerEnd(error))
  worker.on('exit', (status) => onWorkerEnd(new Error(`the worker ended with status ${status}`)))
  // An idle worker must not keep the process alive.
  worker.unref()

  function onWorkerEnd(error: Error): void {
    workerError ??= error
    settle?.({ failure: workerError.message })
  }

  async function run(batch: CodeSource[]): Promise<string[]> {
    Atomics.store(position, 0, notStarted)
    worker.ref()
    const result = await new Promise<HighlightResult>((resolve) => {
      settle = resolve
      if (workerError) onWorkerEnd(workerError)
      else worker.postMessage(batch)
    })
    settle = undefined
    worker.unref()
    if ('blocks' in result) return result.blocks
    const failedBlock = batch[Atomics.load(position, 0)]
    if (failedBlock) throw blockError(failedBlock, result.failure)
    throw new Error(`A highlighting worker did not start: ${result.failure}`)
  }

  async function close(): Promise<void> {
    await worker.terminate()
  }

  return { run, close }
}
