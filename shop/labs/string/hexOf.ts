/** A number as its layer writes it: `U+5E97`, `5E97`, `E5`. */
export function hexOf(code: number, layer: 'points' | 'units' | 'bytes'): string {
  const hex = code.toString(16).toUpperCase()
  if (layer === 'points') return `U+${hex.padStart(4, '0')}`
  return hex.padStart(layer === 'units' ? 4 : 2, '0')
}
