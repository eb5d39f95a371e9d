/** Formats a number as usual for its layer: `U+5E97`, `5E97`, `E5`. */
export function formatHex(code: number, layer: 'points' | 'units' | 'bytes'): string {
  const hex = code.toString(16).toUpperCase()
  if (layer === 'points') return `U+${hex.padStart(4, '0')}`
  return hex.padStart(layer === 'units' ? 4 : 2, '0')
}
