/**
 * The first ten hex digits of a SHA-256. A file under `assets/` carries it where its bytes can be
 * checked without a list: in its name (`part-0123456789.txt`), or, where the name has to be known
 * before the bytes are (scripts import each other, photographs are encoded after their page), as its
 * last ten characters. Those cover the name too, so that no file passes for another.
 */
export const hashLength = 10

const hashInName = /-([\da-f]{10})\.[a-z\d]+$/i
const hashAtEnd = /(?:-[\w-]{8,}\.js|-[\da-f]{10}-\d+w\.(?:avif|webp))$/

/** Whether the name shows that the file carries a hash, so its bytes can be checked and never change. */
export function carriesHash(href: string): boolean {
  return hashInName.test(href) || hashAtEnd.test(href)
}

/** Whether these are the bytes that the build wrote under this name. */
export async function isIntact(href: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const name = decodeURIComponent(href.slice(href.lastIndexOf('/') + 1))
  const expected = hashInName.exec(name)?.[1]
  if (expected !== undefined) return (await hashOf(bytes)) === expected
  const end = Math.max(0, bytes.length - hashLength)
  const last = new TextDecoder().decode(bytes.subarray(end))
  return (await hashOf(joined(new TextEncoder().encode(name), bytes.subarray(0, end)))) === last
}

export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hex = Array.from(digest.subarray(0, hashLength / 2), (byte) =>
    byte.toString(16).padStart(2, '0'),
  )
  return hex.join('')
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let end = 0
  for (const part of parts) {
    all.set(part, end)
    end += part.length
  }
  return all
}
