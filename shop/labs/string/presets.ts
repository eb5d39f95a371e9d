/**
 * Half of 𠮷, a lone surrogate. It is parsed at run time: a minifier evaluates `'𠮷'.slice(0, 1)` in code points and
 * leaves the whole character, and a script in UTF-8 cannot contain a lone surrogate.
 */
const lone: string = JSON.parse('"\\ud842"')

/** Example strings. Two of them look the same; their labels differ. */
export const presets = {
  shop: '店',
  ji: '𠮷',
  family: '👩\u200D👩\u200D👧',
  composed: '\u00e9',
  decomposed: 'e\u0301',
  ligature: '\uFB01',
  flag: '🇨🇳',
  lone,
} as const

export type PresetId = keyof typeof presets

export const presetIds: readonly PresetId[] = [
  'shop',
  'ji',
  'family',
  'composed',
  'decomposed',
  'ligature',
  'flag',
  'lone',
]
