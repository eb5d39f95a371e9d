import type { PeerId } from '../peers/peer.ts'
import type { Format } from './format.ts'
import { median } from './median.ts'

/** The result of one generator in one row. */
export type Cell =
  | { readonly value: number; readonly runs: number }
  /** The limit at which a build was stopped. */
  | { readonly atLeast: number }
  /** Text instead of a number: it failed, or it was not tried. */
  | { readonly note: string }

/** One measured value for all generators. Less is better in every row. */
export interface Row {
  readonly group: string
  readonly label: string
  readonly format: Format
  readonly cells: ReadonlyMap<PeerId, Cell>
}

/** The median of the values; undefined without any. */
export function cell(values: readonly number[]): Cell | undefined {
  const value = median(values)
  return value === undefined ? undefined : { value, runs: values.length }
}

/** A cell for each generator, made of its own measurements. */
export function cellsOf<T extends { readonly peer: PeerId }>(
  all: readonly T[],
  make: (own: readonly T[]) => Cell | undefined,
): Map<PeerId, Cell> {
  const cells = new Map<PeerId, Cell>()
  for (const peer of new Set(all.map((record) => record.peer))) {
    const made = make(all.filter((record) => record.peer === peer))
    if (made) cells.set(peer, made)
  }
  return cells
}
