import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { compiledFolder } from '../compiled.ts'
import type { BundleOptions } from './bundle.ts'

/**
 * Bundles in a thread of its own: half of the work is plugins in JavaScript, and meanwhile this
 * thread reads texts. Where the sources run as they are, a thread would have to translate them first.
 */
export async function bundleApart(options: BundleOptions): Promise<void> {
  if (compiledFolder === undefined) {
    const { bundle } = await import('./bundle.ts')
    return bundle(options)
  }
  const worker = new Worker(pathToFileURL(join(compiledFolder, 'bundleWorker.js')), {
    workerData: options,
    execArgv: [],
  })
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (status) => {
      if (status === 0) resolve()
      else reject(new Error(`the thread that bundles ended with status ${status}`))
    })
  })
}
