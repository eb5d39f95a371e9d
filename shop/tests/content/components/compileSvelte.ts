import { compile, compileModule } from 'svelte/compiler'
import type { Problem } from '../examples/claim.ts'

/** Compiles a component. Warnings count too: readers would see them in their own build. */
export function compileSvelte(code: string): Problem[] {
  return problemsOf(() => compile(code, { filename: 'Example.svelte', generate: 'client' }))
}

/** Compiles a module with runes, `*.svelte.js` or `*.svelte.ts`. */
export function compileSvelteModule(code: string, filename: string): Problem[] {
  return problemsOf(() => compileModule(code, { filename, generate: 'client' }))
}

interface Message {
  readonly message: string
  readonly start?: { readonly line: number } | undefined
}

function problemsOf(run: () => { readonly warnings: readonly Message[] }): Problem[] {
  try {
    return run().warnings.map(toProblem)
  } catch (error) {
    if (error instanceof Error) return [toProblem(error)]
    throw error
  }
}

function toProblem(error: Message): Problem {
  return { line: error.start?.line ?? 1, message: error.message }
}
