import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { compiledFolder } from '../compiled.ts'
import type { BundleOptions } from './bundle.ts'

const running = new Set<Promise<unknown>>()

/** Resolves when no thread bundles any more. A process that ends before would be aborted by the bundler. */
export async function bundlesEnded(): Promise<void> {
  await Promise.allSettled(running)
}

/**
 * Bundles in a separate thread, because half of the work is plugins in JavaScript, and this thread
 * reads texts in the meantime. Where the sources run uncompiled, a thread would have to compile them
 * first, so none is used. Returns the files that were loaded.
 */
export async function bundleInThread(options: BundleOptions): Promise<readonly string[]> {
  if (compiledFolder === undefined) {
    const { bundle } = await import('./bundle.ts')
    return bundle(options)
  }
  const worker = new Worker(pathToFileURL(join(compiledFolder, 'bundleWorker.js')), {
    workerData: options,
    execArgv: [],
  })
  const bundling = new Promise<readonly string[]>((resolve, reject) => {
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
  running.add(bundling)
  return bundling.finally(() => running.delete(bundling))
}
