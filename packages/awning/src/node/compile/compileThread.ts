import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { compiledFolder } from '../compiled.ts'
import type {
  CompileBatch,
  CompileResult,
  CompileSetup,
  CompileSite,
  SentText,
} from './compileWorker.ts'
import { threadLimits } from '../../highlight/threadLimits.ts'

const workerEntry = compiledFolder
  ? pathToFileURL(join(compiledFolder, 'compileWorker.js'))
  : new URL('./compileWorker.mjs', import.meta.url)

interface Waiting {
  readonly resolve: (result: CompileResult) => void
  readonly reject: (error: Error) => void
}

/** A thread that compiles one batch after the other. */
export class CompileThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #sent = 0
  #failure: Error | undefined

  constructor(workerData: CompileSetup) {
    this.#worker = new Worker(workerEntry, {
      workerData,
      execArgv: [],
      resourceLimits: threadLimits,
    })
    this.#worker.on('message', (result: CompileResult) => {
      this.#waiting.get(result.number)?.resolve(result)
      this.#waiting.delete(result.number)
    })
    this.#worker.on('error', (error: Error) => this.#fail(error))
    this.#worker.on('exit', (status) =>
      this.#fail(new Error(`a thread that compiles texts ended with status ${status}`)),
    )
  }

  get hasEnded(): boolean {
    return this.#failure !== undefined
  }

  #fail(error: Error): void {
    this.#failure ??= error
    for (const { reject } of this.#waiting.values()) reject(this.#failure)
    this.#waiting.clear()
  }

  send(message: CompileSite | CompileBatch): void {
    this.#worker.postMessage(message)
  }

  compile(texts: readonly SentText[]): Promise<CompileResult> {
    if (this.#failure) return Promise.reject(this.#failure)
    const number = this.#sent
    this.#sent += 1
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject })
      this.send({ number, texts })
    })
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }
}
