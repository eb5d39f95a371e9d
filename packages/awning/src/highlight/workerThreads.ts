import { createBatchQueue } from './batchQueue.ts'
import type { CodeSource } from './codeSource.ts'
import { startWorker, type WorkerThread } from './workerThread.ts'

export interface WorkerThreads {
  /** The HTML of a block. It may be called at any time, and results may come in any order. */
  tokenize(source: CodeSource): Promise<string>
  close(): Promise<void>
}

interface Task extends CodeSource {
  readonly resolve: (html: string) => void
  readonly reject: (error: unknown) => void
}

/** Number of waiting blocks for which it is worth starting another worker. */
const blocksPerWorker = 50

/** Starts workers with the first blocks and leaves them running, because a worker with loaded grammars is ten times as fast. */
export function createWorkerThreads(entry: URL, size: number): WorkerThreads {
  const queue = createBatchQueue<Task>(size)
  const threads = new Set<WorkerThread>()
  const idle = new Map<WorkerThread, Task[] | undefined>()

  function tokenize({ code, lang }: CodeSource): Promise<string> {
    return new Promise((resolve, reject) => {
      queue.add({ code, lang, resolve, reject })
      // Blocks that are added in the same turn are assigned together.
      if (queue.size === 1) queueMicrotask(assignBatches)
    })
  }

  function assignBatches(): void {
    const needed = Math.min(size, Math.ceil(queue.size / blocksPerWorker))
    while (threads.size < needed) {
      const thread = startWorker(entry)
      threads.add(thread)
      idle.set(thread, undefined)
    }
    for (const [thread, previous] of idle) {
      const batch = queue.take(previous)
      if (!batch) return
      idle.delete(thread)
      void work(thread, batch)
    }
  }

  async function work(thread: WorkerThread, batch: Task[]): Promise<void> {
    try {
      const blocks = await thread.run(batch.map(({ code, lang }) => ({ code, lang })))
      batch.forEach(({ resolve }, index) => resolve(blocks[index] ?? ''))
      idle.set(thread, batch)
    } catch (error) {
      for (const { reject } of batch) reject(error)
      threads.delete(thread)
      void thread.close()
    }
    assignBatches()
  }

  async function close(): Promise<void> {
    await Promise.all([...threads].map((thread) => thread.close()))
    threads.clear()
    idle.clear()
  }

  return { tokenize, close }
}
