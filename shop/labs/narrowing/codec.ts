import type { LabCodec } from 'awning/lab'
import { isProgramName, programOf, type ProgramName } from './programs.ts'
import { stepsOf } from './steps.ts'

export interface NarrowingState {
  readonly program: ProgramName
  /** Which call; undefined is the compiler’s view, which knows no values. */
  readonly run: number | undefined
  /** Which variable is watched. */
  readonly variable: number
  /** Which step. */
  readonly at: number
}

/** The state in which a program is first seen. */
export function opened(program: ProgramName): NarrowingState {
  return { program, run: 0, variable: 0, at: 0 }
}

const digits = /^\d{1,2}$/

/** `union.1.0.3`: program, call (0 for none, counted from 1), variable, step. */
export const codec: LabCodec<NarrowingState> = {
  initial: { ...opened('typeof'), at: 1 },
  encode: ({ program, run, variable, at }) =>
    [program, run === undefined ? 0 : run + 1, variable, at].join('.'),
  decode(text) {
    const [name, ...parts] = text.split('.')
    if (!isProgramName(name) || parts.length !== 3 || !parts.every((part) => digits.test(part)))
      return undefined
    const [call = 0, variable = 0, at = 0] = parts.map(Number)
    const program = programOf(name)
    const run = call === 0 ? undefined : call - 1
    const isKnown = run === undefined || run < program.runs.length
    if (!isKnown || variable >= program.variables.length) return undefined
    const steps = stepsOf(program, run === undefined ? undefined : program.runs[run])
    return at < steps.length ? { program: name, run, variable, at } : undefined
  },
}
