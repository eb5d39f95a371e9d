import { parentPort, workerData } from 'node:worker_threads'
import { highlightCode } from './highlight.ts'
import type { Source } from './source.ts'
import type { BatchAnswer } from './workerThread.ts'

const position: Int32Array = workerData.position

parentPort?.on('message', (batch: Source[]) => {
  // A batch that fails is an answer too. One that cannot be sent ends the thread, which the pool notices.
  void highlightBatch(batch).then((answer) => parentPort?.postMessage(answer))
})

async function highlightBatch(batch: Source[]): Promise<BatchAnswer> {
  const blocks: string[] = []
  try {
    for (const [index, { code, lang }] of batch.entries()) {
      Atomics.store(position, 0, index)
      blocks.push((await highlightCode(code, lang)).join('\n'))
    }
    return { blocks }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
