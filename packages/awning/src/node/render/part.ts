import { shortHash } from '../../cache/hash.ts'
import type { PartHeader } from '../../client/payload.ts'
import type { SidebarEntry } from '../../client/sidebarEntry.ts'
import type { Flight } from '../entries/flight.ts'
import type { LinkedSheets } from './styleSheets.ts'

/** A file that pages fetch by its address. */
export interface FetchedFile {
  readonly href: string
  readonly payload: string | Buffer
}

/** A piece that pages share, rendered once. It is plain data, so it can be sent to another thread. */
export interface Part {
  readonly href: string
  readonly payload: Buffer
  readonly flight: Flight
  readonly sheets: LinkedSheets
  /** What the page shows of a large sidebar; the part is then the frame around it, which is the same for all branches. */
  readonly entries?: FetchedFile
}

/** Tells apart the sidebars of two branches, which have one frame. */
export const partKey = ({ href, entries }: Part): string => entries?.href ?? href

export function entriesOf(part: Part | null): readonly SidebarEntry[] | undefined {
  if (!part?.entries) return undefined
  return JSON.parse(String(part.entries.payload)) as readonly SidebarEntry[]
}

/** The files of parts. */
export function partFiles(parts: readonly Part[]): FetchedFile[] {
  return parts.flatMap((part) => (part.entries ? [part, part.entries] : [part]))
}

export function makePart(flight: Flight, sheets: LinkedSheets, base: string, build: string): Part {
  const bytes = payloadOf(partHeader(flight, sheets, build), flight)
  return { href: `${base}assets/part-${shortHash(bytes)}.txt`, payload: bytes, flight, sheets }
}

/** `present` are the scripts that others on the page bring. */
export function partHeader(
  flight: Flight,
  { links }: LinkedSheets,
  build: string,
  present: readonly string[] = [],
): PartHeader {
  const scripts = scriptsOf(flight).filter((script) => !present.includes(script))
  return {
    build,
    bytes: flight.stream.length,
    ...(scripts.length > 0 ? { scripts } : {}),
    ...(links.length > 0 ? { styles: links } : {}),
  }
}

export function payloadOf(header: PartHeader, { stream }: Flight): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), stream])
}

/** The first script of a reference is its own chunk, the others are what that needs. In dev there are no chunks. */
export function scriptsOf({ references }: Flight): string[] {
  return [...new Set(references.flatMap(({ scripts }) => scripts.slice(0, 1)))]
}
