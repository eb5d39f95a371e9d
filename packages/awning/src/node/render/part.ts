import { createHash } from 'node:crypto'
import type { PartHeader, ReferenceGroup } from '../../client/payload.ts'
import type { Flight } from '../entries/flight.ts'

/** A file that pages fetch by its address. */
export interface FetchedFile {
  readonly href: string
  readonly payload: string | Buffer
}

/** A piece that pages share, drawn once. Plain data: it can be handed to another thread. */
export interface Part {
  readonly href: string
  readonly payload: Buffer
  readonly flight: Flight
  /** What each of its style sheets has become. */
  readonly sheets: ReadonlyMap<string, string>
}

export function makePart(
  flight: Flight,
  sheets: ReadonlyMap<string, string>,
  base: string,
  build: string,
): Part {
  const bytes = payloadOf(partHeader(flight, build), flight)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
  return { href: `${base}assets/part-${hash}.txt`, payload: bytes, flight, sheets }
}

export function partHeader(flight: Flight, build: string): PartHeader {
  return { build, bytes: flight.stream.length, references: groupsOf(flight.references) }
}

export function payloadOf(header: PartHeader, { stream }: Flight): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), stream])
}

/** The chunk itself comes first among the scripts it needs; in dev there are none to name. */
function groupsOf(references: Flight['references']): ReferenceGroup[] {
  const groups = new Map<string, { ids: string[]; styles: Set<string> }>()
  for (const { id, scripts, styles } of references) {
    const [script] = scripts
    if (script === undefined) continue
    const group = groups.get(script) ?? { ids: [], styles: new Set() }
    group.ids.push(id)
    for (const href of styles) group.styles.add(href)
    groups.set(script, group)
  }
  return [...groups].map(([script, { ids, styles }]) => ({ ids, script, styles: [...styles] }))
}
