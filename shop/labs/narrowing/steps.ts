import type { Program, Run } from './program.ts'

/** The lines (1-based) that one comes through: those of a call, or all, as the compiler reads them. */
export function stepsOf(program: Program, run: Run | undefined): readonly number[] {
  if (run) return run.path
  return program.lines.flatMap(({ types }, index) => (types ? [index + 1] : []))
}

/** The type of a variable at a line; undefined where it is not in sight. */
export function typeAt(program: Program, line: number, variable: string): string | undefined {
  return program.lines[line - 1]?.types?.[variable]
}

/** What a type is made of; `never` is made of nothing. */
export function membersOf(type: string): string[] {
  return type === 'never' ? [] : type.split(' | ')
}

/** All that a variable is ever made of in the program. */
export function candidatesOf({ lines, members }: Program, variable: string): readonly string[] {
  const seen = new Set(lines.flatMap(({ types }) => membersOf(types?.[variable] ?? 'never')))
  return members.filter((member) => seen.has(member))
}

const indentOf = (code: string) => code.search(/\S/)

/** Whether the call passes this line (1-based) by. */
export function isPassedBy(program: Program, run: Run | undefined, line: number): boolean {
  const { code = '', types } = program.lines[line - 1] ?? {}
  if (!run || indentOf(code) === 0) return false
  if (types) return !run.path.includes(line)
  if (code.trim() === '}') return isPassedBy(program, run, openerOf(program, line))
  // `case` and `default` share the fate of what is below them; a declaration has none.
  return /^\s*(?:case|default)\b/.test(code) && isPassedBy(program, run, line + 1)
}

/** The line that opens the block which closes here. */
function openerOf({ lines }: Program, line: number): number {
  const indent = indentOf(lines[line - 1]?.code ?? '')
  const above = lines.slice(0, line - 1)
  return above.findLastIndex(({ code }) => code.endsWith('{') && indentOf(code) === indent) + 1
}

/** The text of a line cut at each place where the variable stands: every second piece is its name. */
export function cutAtName(code: string, variable: string): string[] {
  return code.split(new RegExp(`(?<![\\w.'])(${variable})(?![\\w'])`))
}
