import type { LabCodec } from 'awning/lab'
import { symbolNames, type SymbolName } from './basket.ts'

/** One digit for each symbol: `1` if it is chosen. */
export const codec: LabCodec<readonly SymbolName[]> = {
  initial: [],
  encode: (chosen) => symbolNames.map((name) => Number(chosen.includes(name))).join(''),
  decode: (text) =>
    /^[01]{5}$/.test(text) ? symbolNames.filter((_, index) => text[index] === '1') : undefined,
}
