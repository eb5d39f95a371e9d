import { letters, type Declaration, type Letter } from './declaration.ts'
import { createDeclaration } from './presets.ts'
import type { RulesState } from './rulesState.ts'

/** Adds a declaration at the end, with the first free letter; no change when all are used. */
export function addDeclaration(state: RulesState): RulesState {
  const letter = letters.find((one) => state.declarations.every((known) => known.letter !== one))
  if (!letter) return state
  return {
    ...state,
    declarations: [...state.declarations, createDeclaration(letter, { selector: 'p' })],
  }
}

/** Removes a declaration, unless it is the only one. */
export function removeDeclaration(state: RulesState, letter: Letter): RulesState {
  if (state.declarations.length < 2) return state
  return { ...state, declarations: state.declarations.filter((one) => one.letter !== letter) }
}

/** Moves a declaration one position earlier (-1) or later (1), if possible. */
export function moveDeclaration(state: RulesState, letter: Letter, offset: -1 | 1): RulesState {
  const from = state.declarations.findIndex((one) => one.letter === letter)
  const moved = state.declarations[from]
  const other = state.declarations[from + offset]
  if (!moved || !other) return state
  return { ...state, declarations: state.declarations.with(from, other).with(from + offset, moved) }
}

export function changeDeclaration(
  state: RulesState,
  letter: Letter,
  changes: Partial<Omit<Declaration, 'letter'>>,
): RulesState {
  const declarations = state.declarations.map((one) =>
    one.letter === letter ? { ...one, ...changes } : one,
  )
  return { ...state, declarations }
}
