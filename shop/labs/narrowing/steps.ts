import type { Program, Run } from './program.ts'

/** The lines (1-based) to step through: those of a call, or all lines with types in the compiler’s view. */
export function stepsOf(program: Program, run: Run | undefined): readonly number[] {
  if (run) return run.path
  return program.lines.flatMap(({ types }, index) => (types ? [index + 1] : []))
}

/** The type of a variable at a line; undefined where it is not in scope. */
export function typeAt(program: Program, line: number, variable: string): string | undefined {
  return program.lines[line - 1]?.types?.[variable]
}

/** The members of a union type; `never` has none. */
export function membersOf(type: string): string[] {
  return type === 'never' ? [] : type.split(' | ')
}

/** Every member that the type of a variable has anywhere in the program. */
export function candidatesOf({ lines, members }: Program, variable: string): readonly string[] {
  const seen = new Set(lines.flatMap(({ types }) => membersOf(types?.[variable] ?? 'never')))
  return members.filter((member) => seen.has(member))
}

const indentOf = (code: string) => code.search(/\S/)

/** Whether the call skips this line (1-based). */
export function isSkipped(program: Program, run: Run | undefined, line: number): boolean {
  const { code = '', types } = program.lines[line - 1] ?? {}
  if (!run || indentOf(code) === 0) return false
  if (types) return !run.path.includes(line)
  if (code.trim() === '}') return isSkipped(program, run, openingLine(program, line))
  // `case` and `default` are skipped together with the line below; a declaration is never skipped.
  return /^\s*(?:case|default)\b/.test(code) && isSkipped(program, run, line + 1)
}

/** The line (1-based) that opens the block which this line closes. */
function openingLine({ lines }: Program, line: number): number {
  const indent = indentOf(lines[line - 1]?.code ?? '')
  const previousLines = lines.slice(0, line - 1)
  return (
    previousLines.findLastIndex(({ code }) => code.endsWith('{') && indentOf(code) === indent) + 1
  )
}

/** Splits a line at each occurrence of the variable: every second piece is its name. */
export function splitAtName(code: string, variable: string): string[] {
  return code.split(new RegExp(`(?<![\\w.'])(${variable})(?![\\w'])`))
}
