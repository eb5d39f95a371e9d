import type { PageHeadFacts } from './pageHeadFacts.ts'

/**
 * A payload is one line of JSON, then a React flight stream. The line says which files the stream
 * needs and how long it is, so that a truncated or unrelated response is detected before React reads it.
 */
export interface PartHeader {
  /** Hash of the client bundle that the payload was made for. */
  readonly build: string
  /** Length of the stream in bytes. */
  readonly bytes: number
  /** Scripts with the client components of the stream. A page leaves out those that its shell or sidebar brings. */
  readonly scripts?: readonly string[]
  /** Style sheets of the stream and of its components that nothing else on the page brings. */
  readonly styles?: readonly string[]
}

export interface PageHeader extends PartHeader {
  /** Set in the payload of an old address, which has nothing else: the address of the page that replaces it. */
  readonly redirect?: string
  /** A hash of everything else in the payload; the page's HTML names it. */
  readonly id: string
  readonly path: string
  readonly head: PageHeadFacts
  /** Addresses of the shared parts; each contains a hash of the part's content. */
  readonly shell: string
  readonly aside: string | null
  /** Address of what the page shows of a large sidebar. */
  readonly entries?: string
}

/** A single client component, such as a lab, that is loaded by itself. */
export interface Reference {
  readonly id: string
  readonly script: string
}

/**
 * Header of requests that the worker leaves to the network. What is fetched to be saved, or to find out
 * whether a page has changed, must not be a saved response.
 */
export const bypassHeader = 'x-bypass-worker'

/** Header of a payload that the service worker took from the device, so that it may be an old version. */
export const savedHeader = 'x-saved'

/** The response is no payload, or an incomplete one. */
export class BrokenPayload extends Error {
  override name = 'BrokenPayload'
}

export function splitPayload<Header extends PartHeader>(
  bytes: Uint8Array,
): { header: Header; stream: Uint8Array } {
  const end = bytes.indexOf(10)
  const header =
    end < 0 ? undefined : readHeader<Header>(new TextDecoder().decode(bytes.subarray(0, end)))
  if (!header) throw new BrokenPayload('the response is no page of this site')
  const stream = bytes.subarray(end + 1)
  if (stream.length !== header.bytes) throw new BrokenPayload('the response is incomplete')
  return { header, stream }
}

function readHeader<Header extends PartHeader>(line: string): Header | undefined {
  try {
    const value: unknown = JSON.parse(line)
    const known =
      typeof value === 'object' && value !== null && 'build' in value && 'bytes' in value
    return known ? (value as Header) : undefined
  } catch {
    return undefined
  }
}
