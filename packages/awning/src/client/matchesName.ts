/**
 * Whether these are the bytes that an address names: `part-0123456789.txt` carries the beginning of their
 * SHA-256. True where that cannot be computed: addresses of the dev server, and origins that are not secure.
 */
export async function matchesName(href: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const expected = /-([\da-f]{10})\.txt$/.exec(href)?.[1]
  if (expected === undefined || !globalThis.crypto?.subtle) return true
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.startsWith(expected)
}
