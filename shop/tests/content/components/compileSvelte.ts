import { compile, compileModule } from 'svelte/compiler'
import type { Problem } from '../examples/claim.ts'

/** Compiles a component. Warnings count too: readers would see them in their own build. */
export function compileSvelte(code: string): Problem[] {
  return problemsOf(() => compile(code, { filename: 'Example.svelte', generate: 'client' }))
}

/**
 * Compiles a module with runes, `*.svelte.js` or `*.svelte.ts`. For modules the compiler reads no types,
 * so TypeScript is compiled as the module script of a component, which follows the same rules.
 */
export function compileSvelteModule(code: string, filename: string): Problem[] {
  if (filename.endsWith('.ts')) {
    return compileSvelte(`<script module lang="ts">${code}\n</script>`)
  }
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
