import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { compiledFolder } from '../compiled.ts'
import type { BundleOptions } from './bundle.ts'

/**
 * Bundles in a thread of its own: half of the work is plugins in JavaScript, and meanwhile this
 * thread reads texts. Where the sources run as they are, a thread would have to compile them first.
 * Returns the files that were loaded.
 */
export async function bundleApart(options: BundleOptions): Promise<readonly string[]> {
  if (compiledFolder === undefined) {
    const { bundle } = await import('./bundle.ts')
    return bundle(options)
  }
  const worker = new Worker(pathToFileURL(join(compiledFolder, 'bundleWorker.js')), {
    workerData: options,
    execArgv: [],
  })
  return new Promise((resolve, reject) => {
    let loaded: readonly string[] | undefined
    worker.once('message', (files: readonly string[]) => {
      loaded = files
    })
    worker.once('error', reject)
    worker.once('exit', (status) => {
      if (loaded) resolve(loaded)
      else reject(new Error(`the thread that bundles ended with status ${status}`))
    })
  })
}
