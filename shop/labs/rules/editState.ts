import { letters, type Declaration, type Letter } from './declaration.ts'
import { declare } from './presets.ts'
import type { RulesState } from './rulesState.ts'

/** One more at the end, with the first letter that is free; the same state when all are taken. */
export function addDeclaration(state: RulesState): RulesState {
  const letter = letters.find((one) => state.declarations.every((known) => known.letter !== one))
  if (!letter) return state
  return { ...state, declarations: [...state.declarations, declare(letter, { selector: 'p' })] }
}

/** Without this one, unless it is the last. */
export function removeDeclaration(state: RulesState, letter: Letter): RulesState {
  if (state.declarations.length < 2) return state
  return { ...state, declarations: state.declarations.filter((one) => one.letter !== letter) }
}

/** One place earlier (-1) or later (1), if there is one. */
export function moveDeclaration(state: RulesState, letter: Letter, by: -1 | 1): RulesState {
  const from = state.declarations.findIndex((one) => one.letter === letter)
  const moved = state.declarations[from]
  const other = state.declarations[from + by]
  if (!moved || !other) return state
  return { ...state, declarations: state.declarations.with(from, other).with(from + by, moved) }
}

export function changeDeclaration(
  state: RulesState,
  letter: Letter,
  told: Partial<Omit<Declaration, 'letter'>>,
): RulesState {
  const declarations = state.declarations.map((one) =>
    one.letter === letter ? { ...one, ...told } : one,
  )
  return { ...state, declarations }
}
