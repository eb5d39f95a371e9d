import { transform } from 'lightningcss'
import { parse as parseSass } from 'postcss-scss'
import type { Problem } from '../examples/claim.ts'

/** Mistakes in the syntax of CSS: rules, or declarations without a rule around them. */
export function parseCss(code: string): Problem[] {
  const problem = mistakeIn(code)
  if (!problem) return []
  return mistakeIn(`x {${code}\n}`) ? [problem] : []
}

/** At-rules that Tailwind adds to CSS. */
const tailwind = /^Unknown at rule: @(?:theme|utility|variant|custom-variant|apply|source)$/

function mistakeIn(css: string): Problem | undefined {
  try {
    const { warnings } = transform({ filename: 'example.css', code: Buffer.from(css) })
    const first = warnings.find(({ message }) => !tailwind.test(message))
    return first ? { line: first.loc.line, message: first.message } : undefined
  } catch (error) {
    return problemOf(error)
  }
}

export function parseScss(code: string): Problem[] {
  try {
    parseSass(code)
    return []
  } catch (error) {
    return [problemOf(error)]
  }
}

/** Both parsers throw errors with a message and a line, each in its own place. */
function problemOf(error: unknown): Problem {
  if (!(error instanceof Error)) throw error
  const loc: unknown = 'loc' in error ? error.loc : error
  const hasLine = typeof loc === 'object' && loc !== null && 'line' in loc
  const message = 'reason' in error ? String(error.reason) : error.message
  return { line: hasLine ? Number(loc.line) : 1, message }
}
