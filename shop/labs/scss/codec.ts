import type { LabCodec } from 'awning/lab'
import { presets } from './presets.ts'

/** A longer text would make the address too long. */
export const maxLength = 600

/** The text, percent-encoded. */
export const codec: LabCodec<string> = {
  initial: presets.variables,
  encode: encodeURIComponent,
  decode: (encoded) => {
    try {
      const text = decodeURIComponent(encoded)
      return text === '' || text.length > maxLength ? undefined : text
    } catch {
      return undefined
    }
  },
}
