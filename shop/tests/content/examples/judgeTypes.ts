import type { Problem } from './claim.ts'
import type { TypeClaims } from './readTypeClaims.ts'

/** One error of the compiler. */
export interface Diagnostic {
  readonly file: string
  readonly line: number
  readonly code: string
  readonly message: string
}

const head = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/

/** Reads what `tsc --pretty false` prints; indented lines continue the message above. */
export function parseDiagnostics(output: string): Diagnostic[] {
  const found: { file: string; line: number; code: string; message: string }[] = []
  for (const text of output.split('\n')) {
    const [, file = '', line, code = '', message = ''] = head.exec(text) ?? []
    if (line) found.push({ file, line: Number(line), code, message })
    else if (/^error TS\d+/.test(text)) found.push({ file: '', line: 0, code: '', message: text })
    else if (/^\s+\S/.test(text)) {
      const last = found.at(-1)
      if (last) last.message += `; ${text.trim()}`
    }
  }
  return found
}

/** The error of a question that readTypeClaims has put into the program. */
const answer = /^Type '(?:0|number)' is not assignable to type '\{ line: (\d+); is: (.*); \}'/

export function judgeTypes(claims: TypeClaims, diagnostics: readonly Diagnostic[]): Problem[] {
  const problems: Problem[] = [...claims.problems]
  const errors: Diagnostic[] = []
  for (const diagnostic of diagnostics) {
    const [, line, actual = ''] = answer.exec(diagnostic.message) ?? []
    const question = claims.questions.get(Number(line))
    if (!question) errors.push(diagnostic)
    else {
      const message = `${question.subject} should be of type ${question.type} but is of type ${actual}`
      problems.push({ line: Number(line), message })
    }
  }
  for (const [line, code] of claims.errors) {
    const here = errors.filter((error) => error.line === line)
    if (here.length === 0) {
      problems.push({ line, message: `should not compile${code ? ` (${code})` : ''}, but does` })
    } else if (code && !here.some((error) => error.code === code)) {
      const found = here.map((error) => `${error.code}: ${error.message}`).join('; ')
      problems.push({ line, message: `should fail with ${code} but fails with ${found}` })
    }
  }
  for (const { line, code, message } of errors) {
    if (claims.errors.has(line)) continue
    problems.push({ line, message: `${code}: ${message} (no ✗ states this error)` })
  }
  return problems.toSorted((a, b) => a.line - b.line)
}
