import type { LabCodec } from 'awning/lab'
import { valueNames, type ValueName } from './values.ts'

/** The index of the value. */
export const codec: LabCodec<ValueName> = {
  initial: 'undefined',
  encode: (name) => String(valueNames.indexOf(name)),
  decode: (text) => (/^\d$/.test(text) ? valueNames[Number(text)] : undefined),
}
