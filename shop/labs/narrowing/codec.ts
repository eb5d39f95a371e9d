import type { LabCodec } from 'awning/lab'
import { isProgramName, programOf, type ProgramName } from './programs.ts'
import { stepsOf } from './steps.ts'

export interface NarrowingState {
  readonly program: ProgramName
  /** The index of the call; undefined for the compiler’s view, which has no values. */
  readonly run: number | undefined
  /** The index of the watched variable. */
  readonly variable: number
  /** The index of the current step. */
  readonly step: number
}

/** The state in which a program starts. */
export function startProgram(program: ProgramName): NarrowingState {
  return { program, run: 0, variable: 0, step: 0 }
}

const digits = /^\d{1,2}$/

/** `union.1.0.3`: program, call (0 for none, counted from 1), variable, step. */
export const codec: LabCodec<NarrowingState> = {
  initial: { ...startProgram('typeof'), step: 1 },
  encode: ({ program, run, variable, step }) =>
    [program, run === undefined ? 0 : run + 1, variable, step].join('.'),
  decode(text) {
    const [name, ...parts] = text.split('.')
    if (!isProgramName(name) || parts.length !== 3 || !parts.every((part) => digits.test(part)))
      return undefined
    const [call = 0, variable = 0, step = 0] = parts.map(Number)
    const program = programOf(name)
    const run = call === 0 ? undefined : call - 1
    const isKnown = run === undefined || run < program.runs.length
    if (!isKnown || variable >= program.variables.length) return undefined
    const steps = stepsOf(program, run === undefined ? undefined : program.runs[run])
    return step < steps.length ? { program: name, run, variable, step } : undefined
  },
}
