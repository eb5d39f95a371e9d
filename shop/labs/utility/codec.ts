import type { LabCodec } from 'awning/lab'

/** A longer list would make the address too long. */
export const maxLength = 200

/** The classes, percent-encoded. */
export const codec: LabCodec<string> = {
  initial: 'flex gap-4 p-4 border rounded-lg hover:underline md:text-lg',
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
