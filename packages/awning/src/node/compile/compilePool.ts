import type { CachedValues } from '../../cache/cachedValues.ts'
import type { TextStore } from '../../cache/textStore.ts'
import type { OnCompiled, TextToCompile } from '../../content/compileTexts.ts'
import type { JobQueue } from '../../content/jobQueue.ts'
import type { RewrittenTexts } from '../../content/rewrittenTexts.ts'
import { CompileThread } from './compileThread.ts'
import type { CompileResult, CompileSetup, CompileSite, SentText } from './compileWorker.ts'

const batchSize = 16
/** So that a thread has its next texts while this one, which compiles too, has not yet seen its results. */
const batchesAtOnce = 2

export interface CompilePoolOptions {
  readonly setup: CompileSetup
  /** How many threads. */
  readonly size: number
  /** With fewer texts, this thread compiles all of them. */
  readonly minTexts: number
  /** Where the threads' results go. */
  readonly texts: TextStore
  readonly blocks: Pick<CachedValues<string>, 'set'>
  readonly rewritten?: Pick<RewrittenTexts, 'addAll'> | undefined
}

/**
 * Threads that compile texts while this one does. They only save time: what a thread cannot do is left to this one, and if one fails,
 * so is everything that it had.
 */
export class CompilePool {
  readonly #options: CompilePoolOptions
  #threads: readonly CompileThread[] = []

  constructor(options: CompilePoolOptions) {
    this.#options = options
  }

  /** Starts the threads before the texts are known, so that they are loaded by then. */
  start(): void {
    const { setup, size } = this.#options
    this.#threads = Array.from({ length: size }, () => new CompileThread(setup))
  }

  /** Lets threads compile texts from the queue, and ends them. */
  async compile(
    site: CompileSite,
    queue: JobQueue<TextToCompile>,
    onCompiled: OnCompiled,
  ): Promise<void> {
    if (queue.size >= this.#options.minTexts) {
      if (this.#threads.length === 0) this.start()
      for (const thread of this.#threads) thread.send(site)
      const atOnce = Array.from({ length: batchesAtOnce }, () => this.#threads).flat()
      await Promise.all(atOnce.map((thread) => this.#work(thread, queue, onCompiled)))
    }
    await this.close()
  }

  async #work(
    thread: CompileThread,
    queue: JobQueue<TextToCompile>,
    onCompiled: OnCompiled,
  ): Promise<void> {
    while (!thread.hasEnded) {
      const texts = queue.take(batchSize)
      if (texts.length === 0) return
      const result = await thread.compile(texts.map(sentText)).catch(() => undefined)
      if (result) this.#store(result)
      for (const [index, text] of texts.entries()) onCompiled(text, result?.entries[index])
    }
  }

  #store({ texts, json, blocks, rewritten }: CompileResult): void {
    let at = 0
    for (const [hash, length] of texts) {
      this.#options.texts.add(hash, Buffer.from(json.buffer, at, length))
      at += length
    }
    for (const [hash, html] of blocks) this.#options.blocks.set(hash, html)
    this.#options.rewritten?.addAll(rewritten)
  }

  async close(): Promise<void> {
    const threads = this.#threads
    this.#threads = []
    await Promise.all(threads.map((thread) => thread.close()))
  }
}

function sentText({ file, locale, path, isPost }: TextToCompile): SentText {
  const { key, locale: written, file: name, hash = '' } = file
  return { file: { key, locale: written, file: name, hash }, locale, path, isPost }
}
