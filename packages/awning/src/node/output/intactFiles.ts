import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { WrittenFiles } from '../build-manifest/writtenFiles.ts'
import { compiledFolder } from '../compiled.ts'
import type { FilesToFind } from './findIntact.ts'

const workerEntry = compiledFolder
  ? pathToFileURL(join(compiledFolder, 'intactFilesWorker.js'))
  : new URL('./intactFilesWorker.mjs', import.meta.url)

/** With fewer, starting a thread takes as long as looking at the files. */
const manyFiles = 5000

/**
 * Files of the last output that are as it was written. Another thread looks for them while this one reads the content. It only saves
 * time: what it has not come to yet, or fails to look at, is not among them.
 */
export class IntactFiles {
  readonly #files: WrittenFiles
  readonly #found: Uint8Array

  private constructor(files: WrittenFiles, found: Uint8Array) {
    this.#files = files
    this.#found = found
  }

  /** Undefined if the files are too few. */
  static find(
    outDir: string,
    files: WrittenFiles,
    { minFiles = manyFiles } = {},
  ): IntactFiles | undefined {
    const { paths, sizes, times } = files.stored
    if (paths.length < minFiles) return undefined
    const found = new Uint8Array(new SharedArrayBuffer(paths.length))
    const workerData: FilesToFind = {
      outDir,
      paths,
      sizes: Float64Array.from(sizes),
      times: Float64Array.from(times),
      found,
    }
    const worker = new Worker(workerEntry, { workerData, execArgv: [] })
    worker.on('error', () => {
      // This thread looks at the files itself.
    })
    // A build that fails does not wait for it.
    worker.unref()
    return new IntactFiles(files, found)
  }

  has(path: string): boolean {
    const at = this.#files.placeOf(path)
    return at !== undefined && Atomics.load(this.#found, at) === 1
  }
}
