import { compileJsx, JsxMistake } from '../../../markdown/compileJsx.ts'

/** Code that the reader has edited, compiled, or what is wrong with it. */
export type CompiledJsx =
  | { readonly script: string }
  | { readonly mistake: string; readonly line: number }

/** Compiles JSX outside of the page's thread, so that typing stays smooth while the compiler is loaded and runs. */
addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(compiled(data)))

function compiled(code: string): CompiledJsx {
  try {
    return { script: compileJsx(code) }
  } catch (error) {
    if (error instanceof JsxMistake) return { mistake: String(error), line: error.line }
    throw error
  }
}
