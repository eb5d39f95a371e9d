import type { CompiledJsx } from './jsx/jsxWorker.ts'

/** Compiles JSX in a worker that is loaded from this address. Rejects if it cannot be loaded. */
export function compileInWorker(compiler: string, code: string): Promise<CompiledJsx> {
  // A worker for each text: the compiler is in the cache of the browser, and no response is taken for another.
  const worker = new Worker(compiler)
  const compiled = new Promise<CompiledJsx>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CompiledJsx>) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.postMessage(code)
  })
  return compiled.finally(() => worker.terminate())
}
