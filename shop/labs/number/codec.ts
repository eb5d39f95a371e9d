import type { LabCodec } from 'awning/lab'
import { toBits } from './bits.ts'

/** The state is the 64 bits: sixteen hexadecimal digits. */
export const codec: LabCodec<bigint> = {
  initial: toBits(0.1),
  encode: (bits) => bits.toString(16).padStart(16, '0'),
  decode: (text) => (/^[\da-f]{16}$/.test(text) ? BigInt(`0x${text}`) : undefined),
}
