import { sharedState } from './sharedState.ts'

/** Longer states stay out of the address, because servers refuse addresses of more than about 8 kB. */
const maxLength = 6000

/** The address of a page with a state of an example, or without one. The state of another example stays. */
export function liveAddress(href: string, id: string, state: string | undefined): string {
  const url = new URL(href)
  if (state !== undefined && state.length <= maxLength)
    url.searchParams.set('live', `${id}~${state}`)
  else if (sharedState(id, url.search) !== undefined) url.searchParams.delete('live')
  return url.href
}

/** The code of an example, compressed and in characters that need no escapes in an address. */
export async function encodeState(sources: readonly string[]): Promise<string> {
  const bytes = await piped(JSON.stringify(sources), new CompressionStream('deflate-raw'))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Anyone can edit an address, so the result is undefined unless it is the code of this many languages. */
export async function decodeState(state: string, count: number): Promise<string[] | undefined> {
  try {
    const text = atob(state.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
    const written = await piped(bytes, new DecompressionStream('deflate-raw'))
    const sources: unknown = JSON.parse(new TextDecoder().decode(written))
    const isValid =
      Array.isArray(sources) &&
      sources.length === count &&
      sources.every((source) => typeof source === 'string')
    return isValid ? sources : undefined
  } catch {
    return undefined
  }
}

async function piped(
  data: BlobPart,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  // A `Response` would read it in one call, but Firefox reports an error that it catches as uncaught.
  const reader = new Blob([data]).stream().pipeThrough(stream).getReader()
  const parts: BlobPart[] = []
  for (let part = await reader.read(); !part.done; part = await reader.read())
    parts.push(part.value)
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
