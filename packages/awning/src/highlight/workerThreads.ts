import { createBatchQueue } from './batchQueue.ts'
import type { Source } from './source.ts'
import { startWorker, type WorkerThread } from './workerThread.ts'

export interface WorkerThreads {
  /** The HTML of a block. Blocks may be added at any time, and come back in any order. */
  tokenize(source: Source): Promise<string>
  close(): Promise<void>
}

interface Task extends Source {
  readonly resolve: (html: string) => void
  readonly reject: (error: unknown) => void
}

/** So few would not repay another worker's start. */
const blocksPerWorker = 50

/** Workers that start with the first blocks, and stay: a warm one is ten times as fast. */
export function createWorkerThreads(entry: URL, size: number): WorkerThreads {
  const queue = createBatchQueue<Task>(size)
  const threads = new Set<WorkerThread>()
  const idle = new Map<WorkerThread, Task[] | undefined>()

  function tokenize({ code, lang }: Source): Promise<string> {
    return new Promise((resolve, reject) => {
      queue.add({ code, lang, resolve, reject })
      // What is asked for at once is handed out together.
      if (queue.size === 1) queueMicrotask(handOut)
    })
  }

  function handOut(): void {
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
    handOut()
  }

  async function close(): Promise<void> {
    await Promise.all([...threads].map((thread) => thread.close()))
    threads.clear()
    idle.clear()
  }

  return { tokenize, close }
}
