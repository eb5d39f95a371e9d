/** Fitts's law: the difficulty of hitting a target of a width at a distance, in bits. */
export function fittsBits(distance: number, width: number): number {
  return Math.log2(distance / width + 1)
}

/** Hick's law: the difficulty of choosing among equally likely options, in bits. */
export function hickBits(options: number): number {
  return Math.log2(options + 1)
}
