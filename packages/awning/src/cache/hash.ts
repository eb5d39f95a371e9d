import { hash as digest, createHash } from 'node:crypto'

// All hashes of the build are made here. The files in bin/ make their own, because they run before this one is bundled,
// and so do browsers (client/fileHash.ts).

export type Hashable = string | Uint8Array

/** 128 bits in hexadecimal, for keys of caches. `hash('ab', 'c')` differs from `hash('a', 'bc')`. */
export function hash(...parts: readonly Hashable[]): string {
  return sha256(parts).slice(0, 32)
}

/**
 * Half of each of two hashes, to see whether one of the things behind them has changed. There are ten thousands of such pairs, and
 * nothing would be gained by hashing them again.
 */
export function joinedHash(a: string, b: string): string {
  return a.slice(0, 16) + b.slice(0, 16)
}

/** 256 bits in hexadecimal, where other programs expect that length, or bytes come from elsewhere. */
export function longHash(...parts: readonly Hashable[]): string {
  return sha256(parts)
}

/** Ten hexadecimal digits, for names of files that readers download. */
export function shortHash(...parts: readonly Hashable[]): string {
  return shortHashOf(parts)
}

/** The same for a list: more than a hundred thousand arguments of one call do not fit on the stack. */
export function shortHashOf(parts: readonly Hashable[]): string {
  return sha256(parts).slice(0, 10)
}

/** A hash in the format of a content security policy. */
export function policyHash(script: string): string {
  return `sha256-${digest('sha256', script, 'base64')}`
}

function sha256(parts: readonly Hashable[]): string {
  const [first = ''] = parts
  if (parts.length <= 1) return digest('sha256', first)
  // Most parts are texts. For these, one call with the same bytes takes half of the time.
  if (parts.every((part) => typeof part === 'string'))
    return digest('sha256', parts.map((part) => `${Buffer.byteLength(part)}:${part}`).join(''))
  const sum = createHash('sha256')
  for (const part of parts) sum.update(`${Buffer.byteLength(part)}:`).update(part)
  return sum.digest('hex')
}
