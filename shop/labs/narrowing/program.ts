import type { PerLanguage } from '../language.ts'

/** A line of a program. Only where something runs can one stop. */
export interface Line {
  readonly code: string
  /** The type of each variable in sight when the line is reached, as the compiler writes it. */
  readonly types?: Readonly<Record<string, string>>
  /** Why it has that type here. */
  readonly why?: PerLanguage<string>
  /** The code of the compiler’s error in this line. */
  readonly error?: string
}

/** One call of the program, and the lines it comes through in the order of time: 1-based. */
export interface Run {
  readonly call: string
  readonly path: readonly number[]
  /** What comes back, or the error that is thrown. */
  readonly result: string
}

export interface Program {
  readonly name: PerLanguage<string>
  /** Whose types can be watched; the first is the interesting one. */
  readonly variables: readonly [string, ...string[]]
  /** Every type that the variables are ever made of, from wide to narrow. */
  readonly members: readonly string[]
  readonly lines: readonly Line[]
  readonly runs: readonly [Run, ...Run[]]
}

/** A line to stop at. */
export function stop(
  code: string,
  types: Readonly<Record<string, string>>,
  zh: string,
  en: string,
  error?: string,
): Line {
  return { code, types, why: { zh, en }, ...(error && { error }) }
}

/** Lines that only hold the others together. */
export function plain(code: string): Line {
  return { code }
}

/** The whole text of a program. */
export function sourceOf({ lines }: Program): string {
  return lines.map(({ code }) => code).join('\n')
}
