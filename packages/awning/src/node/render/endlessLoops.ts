import { Worker } from 'node:worker_threads'

/** Memory that a thread that renders pages shares with the thread that watches it. */
export type WatchSlot = SharedArrayBuffer

/** Offsets of the number of the work (0 where there is none), of the length of its message and of the message. */
const [numberAt, lengthAt, messageAt] = [0, 1, 8]

export function createSlot(): WatchSlot {
  return new SharedArrayBuffer(4096)
}

let lastNumber = 0

/** Runs work that may block the thread; what `message` returns is printed if it never ends. */
export async function watchedWork<Result>(
  slot: WatchSlot | undefined,
  message: () => string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!slot) return work()
  const head = new Int32Array(slot, 0, 2)
  const { written } = new TextEncoder().encodeInto(message(), new Uint8Array(slot, messageAt))
  Atomics.store(head, lengthAt, written)
  Atomics.store(head, numberAt, ++lastNumber)
  try {
    return await work()
  } finally {
    Atomics.store(head, numberAt, 0)
  }
}

/**
 * Plain JavaScript, because the thread starts from text and so needs no file beside the bundled command
 * line. It counts seconds by its own timer: a computer that sleeps is no loop.
 */
const watcher = `
  const { workerData: { slots, limit } } = require('node:worker_threads')
  const { writeSync } = require('node:fs')
  const interval = Math.min(1000, limit)
  const seen = slots.map(() => ({ number: 0, time: 0 }))
  setInterval(() => slots.forEach((slot, at) => {
    const head = new Int32Array(slot, 0, 2)
    const number = Atomics.load(head, ${numberAt})
    const last = seen[at]
    if (number === 0 || number !== last.number) return Object.assign(last, { number, time: 0 })
    last.time += interval
    if (last.time < limit) return
    const message = Buffer.from(slot, ${messageAt}, Atomics.load(head, ${lengthAt})).toString()
    writeSync(2, '\\n' + message + '\\n\\nNothing was written: dist/ is as it was.\\n')
    process.kill(process.pid, 'SIGKILL')
  }), interval)
`

/**
 * Ends the process, with a message, if work of a thread takes longer than `limit` milliseconds. A loop
 * without end blocks its thread with all timers, so only another thread can do this. Returns a function
 * that ends the watch.
 */
export function watchThreads(slots: readonly WatchSlot[], limit: number): () => Promise<unknown> {
  const worker = new Worker(watcher, { eval: true, execArgv: [], workerData: { slots, limit } })
  worker.unref()
  return () => worker.terminate()
}
