/** Strings worth a look. Those that look alike are told apart by their names. */
export const presets = {
  shop: '店',
  ji: '𠮷',
  family: '👩\u200D👩\u200D👧',
  composed: '\u00e9',
  decomposed: 'e\u0301',
  ligature: '\uFB01',
  flag: '🇨🇳',
  lone: '𠮷'.slice(0, 1),
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
