import type { Program } from './program.ts'
import { assignmentProgram } from './programs/assignmentProgram.ts'
import { closureProgram } from './programs/closureProgram.ts'
import { equalityProgram } from './programs/equalityProgram.ts'
import { inProgram } from './programs/inProgram.ts'
import { instanceofProgram } from './programs/instanceofProgram.ts'
import { missedProgram } from './programs/missedProgram.ts'
import { predicateProgram } from './programs/predicateProgram.ts'
import { truthinessProgram } from './programs/truthinessProgram.ts'
import { typeofProgram } from './programs/typeofProgram.ts'
import { unionProgram } from './programs/unionProgram.ts'

/** The programs by the name used in an address, in the order of the article. */
export const programs = {
  typeof: typeofProgram,
  truthiness: truthinessProgram,
  equality: equalityProgram,
  in: inProgram,
  instanceof: instanceofProgram,
  union: unionProgram,
  missed: missedProgram,
  predicate: predicateProgram,
  assignment: assignmentProgram,
  callback: closureProgram,
} satisfies Record<string, Program>

export type ProgramName = keyof typeof programs

export const programNames = Object.keys(programs).filter(isProgramName)

export function isProgramName(text: string | undefined): text is ProgramName {
  return text !== undefined && Object.hasOwn(programs, text)
}

export function programOf(name: ProgramName): Program {
  return programs[name]
}
