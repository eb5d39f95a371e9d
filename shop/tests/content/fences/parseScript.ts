import { parseSync } from 'rolldown/utils'
import type { Problem } from '../examples/claim.ts'
import { lineOf } from '../components/lineOf.ts'
import { withoutRemovedLines } from '../components/withoutRemovedLines.ts'

export type ScriptLanguage = 'js' | 'jsx' | 'ts' | 'tsx'

/**
 * Mistakes in the syntax of JavaScript or TypeScript: a module, or members of a class without the class around them. A check
 * of an exercise is the body of an async function.
 */
export function parseScript(written: string, lang: ScriptLanguage, isCheck: boolean): Problem[] {
  const code = withoutRemovedLines(written)
  if (isCheck) return parseInside('async () => {', code, lang)
  const { errors } = parseSync(`example.${lang}`, code, { lang })
  if (errors.length === 0 || parseInside('class Example {', code, lang).length === 0) return []
  return problemsOf(errors, code)
}

function parseInside(opening: string, code: string, lang: ScriptLanguage): Problem[] {
  const source = `${opening}\n${code}\n}`
  const { errors } = parseSync(`example.${lang}`, source, { lang })
  return problemsOf(errors, source).map(({ line, message }) => ({ line: line - 1, message }))
}

function problemsOf(errors: ReturnType<typeof parseSync>['errors'], source: string): Problem[] {
  return errors.map(({ message, labels }) => ({
    line: lineOf(source, labels[0]?.start ?? 0),
    message,
  }))
}

/** JSON with comments and trailing commas. */
export function parseJsonc(code: string): Problem[] {
  const { errors } = parseSync('example.js', `(\n${code}\n)`, { lang: 'js' })
  return errors.map(({ message, labels }) => ({
    line: lineOf(code, Math.max(0, (labels[0]?.start ?? 0) - 2)),
    message,
  }))
}
