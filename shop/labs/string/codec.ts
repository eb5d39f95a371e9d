import type { LabCodec } from 'awning/lab'

export const forms = ['as-is', 'NFC', 'NFD', 'NFKC', 'NFKD'] as const
export type Form = (typeof forms)[number]

export interface StringState {
  readonly text: string
  readonly form: Form
}

/** The maximum number of code units: a longer table would be unreadable. */
export const MAX_LENGTH = 40

/** Cuts between code points, so that no surrogate pair is split. */
export function cutText(text: string): string {
  let kept = ''
  for (const piece of text) {
    if (kept.length + piece.length > MAX_LENGTH) break
    kept += piece
  }
  return kept
}

export function applyForm({ text, form }: StringState): string {
  return form === 'as-is' ? text : text.normalize(form)
}

/** The form, then the code points in hexadecimal: a lone surrogate would not survive percent-encoding. */
export const codec: LabCodec<StringState> = {
  initial: { text: '👩\u200D👧e\u0301店', form: 'as-is' },
  encode: ({ text, form }) =>
    [form, ...Array.from(text, (piece) => (piece.codePointAt(0) ?? 0).toString(16))].join('.'),
  decode: (encoded) => {
    const [name, ...codes] = encoded.split('.')
    const form = forms.find((candidate) => candidate === name)
    const isRead = codes.every((code) => /^(?:10|[\da-f])?[\da-f]{1,4}$/.test(code))
    if (!form || !isRead || codes.length > MAX_LENGTH) return undefined
    const text = codes.map((code) => String.fromCodePoint(Number.parseInt(code, 16))).join('')
    return text.length > MAX_LENGTH ? undefined : { text, form }
  },
}
