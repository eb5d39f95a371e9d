import type { PerLanguage } from '../language.ts'

/** A line of a program. It is a step only if it has types. */
export interface Line {
  readonly code: string
  /** The type of each variable in scope when the line is reached, as the compiler writes it. */
  readonly types?: Readonly<Record<string, string>>
  /** Why the variable has that type at this line. */
  readonly why?: PerLanguage<string>
  /** The code of the compiler’s error in this line. */
  readonly error?: string
}

/** One call of the program, and the lines (1-based) it executes, in order. */
export interface Run {
  readonly call: string
  readonly path: readonly number[]
  /** The return value, or the error that is thrown. */
  readonly result: string
}

export interface Program {
  readonly name: PerLanguage<string>
  /** The variables that can be watched; the first one is selected initially. */
  readonly variables: readonly [string, ...string[]]
  /** Every member that occurs in the types of the variables, from wide to narrow. */
  readonly members: readonly string[]
  readonly lines: readonly Line[]
  readonly runs: readonly [Run, ...Run[]]
}

/** A line that is a step. */
export function stopLine(
  code: string,
  types: Readonly<Record<string, string>>,
  zh: string,
  en: string,
  error?: string,
): Line {
  return { code, types, why: { zh, en }, ...(error && { error }) }
}

/** A line that is no step, such as a declaration or a bracket. */
export function plainLine(code: string): Line {
  return { code }
}

/** The source text of a program. */
export function sourceOf({ lines }: Program): string {
  return lines.map(({ code }) => code).join('\n')
}
