import type { LabCodec } from 'awning/lab'

export const forms = ['as-is', 'NFC', 'NFD', 'NFKC', 'NFKD'] as const
export type Form = (typeof forms)[number]

export interface StringState {
  readonly text: string
  readonly form: Form
}

/** More code units than this are cut: a table of them would help nobody. */
export const LONGEST = 40

/** Cuts between code points, so that no surrogate loses its half here. */
export function cutText(text: string): string {
  let kept = ''
  for (const piece of text) {
    if (kept.length + piece.length > LONGEST) break
    kept += piece
  }
  return kept
}

export function applyForm({ text, form }: StringState): string {
  return form === 'as-is' ? text : text.normalize(form)
}

/** The form, then the code points in hexadecimal: a lone surrogate survives it, in a query it would not. */
export const codec: LabCodec<StringState> = {
  initial: { text: '👩\u200D👧e\u0301店', form: 'as-is' },
  encode: ({ text, form }) =>
    [form, ...Array.from(text, (piece) => (piece.codePointAt(0) ?? 0).toString(16))].join('.'),
  decode: (encoded) => {
    const [name, ...codes] = encoded.split('.')
    const form = forms.find((candidate) => candidate === name)
    const isRead = codes.every((code) => /^(?:10|[\da-f])?[\da-f]{1,4}$/.test(code))
    if (!form || !isRead || codes.length > LONGEST) return undefined
    const text = codes.map((code) => String.fromCodePoint(Number.parseInt(code, 16))).join('')
    return text.length > LONGEST ? undefined : { text, form }
  },
}
