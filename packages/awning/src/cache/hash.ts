import { hash as digest, createHash } from 'node:crypto'

// The engine's only use of a hash function: whatever is compared, named or looked up by a hash
// is hashed here. (bin/awning.mjs has its own: it runs before this file is bundled.)

export type Hashable = string | Uint8Array

/** 128 bits, in hexadecimal: what caches know things by. `hash('ab', 'c')` is not `hash('a', 'bc')`. */
export function hash(...parts: readonly Hashable[]): string {
  return sha256(parts).slice(0, 32)
}

/** Ten digits, for names that readers download. */
export function shortHash(...parts: readonly Hashable[]): string {
  return sha256(parts).slice(0, 10)
}

/** As a content security policy names a script. */
export function policyHash(script: string): string {
  return `sha256-${digest('sha256', script, 'base64')}`
}

function sha256(parts: readonly Hashable[]): string {
  const [first = ''] = parts
  if (parts.length <= 1) return digest('sha256', first)
  const sum = createHash('sha256')
  for (const part of parts) sum.update(`${Buffer.byteLength(part)}:`).update(part)
  return sum.digest('hex')
}
