/** Fitts: how hard it is to hit a target of a width at a distance, in bits. */
export function fittsBits(distance: number, width: number): number {
  return Math.log2(distance / width + 1)
}

/** Hick: how much there is to decide among equally likely options, in bits. */
export function hickBits(options: number): number {
  return Math.log2(options + 1)
}
