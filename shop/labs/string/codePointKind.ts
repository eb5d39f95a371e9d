export type CodePointKind =
  | 'plain'
  | 'joiner'
  | 'variation'
  | 'combining'
  | 'regional'
  | 'lone'
  | 'space'
  | 'control'

/** Short names of characters without a visible glyph. */
const abbreviations: Readonly<Record<number, string>> = {
  0x09: 'TAB',
  0x0a: 'LF',
  0x20: 'SP',
  0xa0: 'NBSP',
  0x200b: 'ZWSP',
  0x200c: 'ZWNJ',
  0x200d: 'ZWJ',
  0x3000: 'IDSP',
  0xfe0e: 'VS15',
  0xfe0f: 'VS16',
  0xfeff: 'BOM',
}

export function codePointKind(code: number): CodePointKind {
  const char = String.fromCodePoint(code)
  if (/\p{Cs}/u.test(char)) return 'lone'
  if (code === 0x200d || code === 0x200c) return 'joiner'
  if (/\p{Variation_Selector}/u.test(char)) return 'variation'
  if (/\p{M}/u.test(char)) return 'combining'
  if (/\p{Regional_Indicator}/u.test(char)) return 'regional'
  if (/\p{Z}/u.test(char)) return 'space'
  return /\p{C}/u.test(char) ? 'control' : 'plain'
}

/** A visible form of a code point: a combining mark on a dotted circle, an invisible character by a short name. */
export function visibleForm(code: number): string {
  const kind = codePointKind(code)
  const abbreviation = abbreviations[code]
  if (abbreviation !== undefined) return abbreviation
  if (kind === 'lone') return '\uFFFD'
  if (kind === 'combining') return `\u25CC${String.fromCodePoint(code)}`
  return kind === 'plain' || kind === 'regional' ? String.fromCodePoint(code) : '·'
}
