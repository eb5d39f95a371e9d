import { compileScript, compileTemplate, parse, type CompilerError } from '@vue/compiler-sfc'
import type { Problem } from '../examples/claim.ts'
import { lineOf } from './lineOf.ts'

/** Compiles a single-file component as a build does, with its template inlined. */
export function compileVue(code: string): Problem[] {
  const { descriptor, errors } = parse(code, { filename: 'Example.vue' })
  if (errors.length > 0) return errors.map(toProblem)
  if (!descriptor.scriptSetup) {
    return descriptor.template ? compileVueTemplate(code, descriptor.template.content) : []
  }
  try {
    const { content } = compileScript(descriptor, { id: 'example', inlineTemplate: true })
    return unknownNames(content, code)
  } catch (error) {
    return [toProblem(error instanceof Error ? error : String(error))]
  }
}

/** A template alone: only its syntax can be checked. */
export function compileVueTemplate(code: string, template = code): Problem[] {
  const { errors } = compileTemplate({ source: template, filename: 'Example.vue', id: 'example' })
  return errors.map(toProblem)
}

/** What the script does not declare is looked up on the instance, where there is nothing of that name. */
function unknownNames(compiled: string, code: string): Problem[] {
  const names = new Set(
    [...compiled.matchAll(/\b_ctx\.([a-z_]\w*)/gi)].flatMap(([, name]) => name ?? []),
  )
  return [...names].map((name) => ({
    line: lineOf(code, code.lastIndexOf(name)),
    message: `the template uses \`${name}\`, which the script does not declare`,
  }))
}

function toProblem(error: CompilerError | Error | string): Problem {
  if (typeof error === 'string') return { line: 1, message: error }
  const line = 'loc' in error ? error.loc?.start.line : undefined
  return { line: line ?? 1, message: error.message }
}
