import { parentPort, workerData } from 'node:worker_threads'
import { highlightCode } from './highlight.ts'
import type { CodeSource } from './codeSource.ts'
import type { HighlightResult } from './workerThread.ts'

const position: Int32Array = workerData.position

parentPort?.on('message', (batch: CodeSource[]) => {
  // A failure is sent as a result too. A result that cannot be sent ends the thread, which the pool notices.
  void highlightBatch(batch).then((result) => parentPort?.postMessage(result))
})

async function highlightBatch(batch: CodeSource[]): Promise<HighlightResult> {
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
