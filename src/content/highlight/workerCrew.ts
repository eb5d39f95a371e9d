import { createBatchQueue } from './batchQueue.ts'
import type { Source } from './source.ts'
import { startWorker } from './workerThread.ts'
import type { WorkerThread } from './workerThread.ts'

export interface WorkerCrew {
  /** Calls `onDone` for each block as it comes. Not to be called again before it has ended. */
  tokenize<Item extends Source>(
    items: Item[],
    onDone: (item: Item, html: string) => void,
  ): Promise<void>
  close(): Promise<void>
}

/** So few would not repay another worker's start. */
const blocksPerWorker = 50

/** Workers that start with the first blocks, and stay: a warm one is ten times as fast. */
export function createWorkerCrew(entry: URL, size: number): WorkerCrew {
  let threads: WorkerThread[] = []

  async function tokenize<Item extends Source>(
    items: Item[],
    onDone: (item: Item, html: string) => void,
  ): Promise<void> {
    const needed = Math.min(size, Math.ceil(items.length / blocksPerWorker))
    while (threads.length < needed) threads.push(startWorker(entry))
    const queue = createBatchQueue(items, threads.length)
    let failure: { error: unknown } | undefined

    async function work(thread: WorkerThread): Promise<void> {
      let batch = queue.take()
      while (batch && !failure) {
        const blocks = await thread.run(batch)
        batch.forEach((item, index) => onDone(item, blocks[index] ?? ''))
        batch = queue.take(batch)
      }
    }

    await Promise.all(
      threads.map((thread) =>
        work(thread).catch((error: unknown) => {
          failure ??= { error }
        }),
      ),
    )
    if (!failure) return
    await close()
    throw failure.error
  }

  async function close(): Promise<void> {
    const closing = threads
    threads = []
    await Promise.all(closing.map((thread) => thread.close()))
  }

  return { tokenize, close }
}
