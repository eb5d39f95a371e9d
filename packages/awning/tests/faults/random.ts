type Part = string | number

/**
 * A number from 0 up to 1 that depends on the parts and nothing else. Every choice of a run has its own parts, so that it stays
 * the same whatever else happens, and in whatever order.
 */
export function chance(...parts: readonly Part[]): number {
  let hash = 2166136261
  for (const character of parts.join('\0'))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  // Similar inputs would give similar numbers without this.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

export function pick<T>(choices: readonly [T, ...T[]], ...parts: readonly Part[]): T {
  return choices[Math.floor(chance(...parts) * choices.length)] ?? choices[0]
}

/** A choice in which each one counts as often as its weight says. */
export function pickWeighted<T extends string>(
  weights: Readonly<Record<T, number>>,
  ...parts: readonly Part[]
): T {
  const choices = Object.entries<number>(weights).flatMap(([choice, weight]) =>
    Array<string>(weight).fill(choice),
  ) as [T, ...T[]]
  return pick(choices, ...parts)
}
