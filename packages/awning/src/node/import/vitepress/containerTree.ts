import { containerMarkers, type ContainerMarker } from './containerMarkers.ts'

/** A container of VitePress. Its lines are counted from 0. */
export interface Container {
  readonly name: string
  /** What is before the colons. */
  readonly prefix: string
  readonly colons: number
  readonly start: number
  /** The line that closes it, or the one behind it if none does. */
  readonly end: number
  readonly hasEnd: boolean
  readonly inside: readonly Container[]
}

export interface ContainerTree {
  readonly containers: readonly Container[]
  /** Lines that would close a container and close none. */
  readonly strays: readonly number[]
}

/** The containers of a text, as its author means them. */
export function containerTree(body: string): ContainerTree {
  const markers = containerMarkers(body)
  const lines = body.split('\n').length
  const containers: Container[] = []
  const strays: number[] = []
  for (let at = 0; at < markers.length;) {
    if (markers[at]?.kind !== 'start') {
      const { kind, line } = markers[at] ?? {}
      if (kind === 'end' && line !== undefined) strays.push(line)
      at += 1
      continue
    }
    // Containers within each other often have as many colons. Where each has its end, they are closed one by one; in
    // VitePress the first end closes all of them, which is meant where there are no more ends.
    const read = readContainer(markers, at, 'one') ?? readContainer(markers, at, 'all', lines)
    if (!read) break
    containers.push(read.container)
    at = read.next
  }
  return { containers, strays }
}

/** All containers, with those inside of others. */
export function allContainers(containers: readonly Container[]): Container[] {
  return containers.flatMap((container) => [container, ...allContainers(container.inside)])
}

type OpenContainer = Omit<Container, 'end' | 'hasEnd' | 'inside'> & { readonly inside: Container[] }

/** The container that begins at a marker, and the marker behind it. `closes` says what an end closes. */
function readContainer(
  markers: readonly ContainerMarker[],
  at: number,
  closes: 'one' | 'all',
  lines?: number,
): { container: Container; next: number } | undefined {
  const open: OpenContainer[] = []
  /** Closes all containers from this index on, and returns the outermost one if none is open any more. */
  const closeFrom = (index: number, end: number, hasEnd: boolean): Container | undefined => {
    const closed = open
      .splice(index)
      .reduceRight<Container | undefined>((inner, { inside, ...container }) => {
        return { ...container, inside: inner ? [...inside, inner] : inside, end, hasEnd }
      }, undefined)
    if (closed) open.at(-1)?.inside.push(closed)
    return open.length === 0 ? closed : undefined
  }
  const closedBy = ({ kind, colons, line }: ContainerMarker): Container | undefined => {
    const isClosed = (container: OpenContainer) => container.colons <= colons
    // A group of code ends where text begins.
    if (kind === 'text')
      return open.at(-1)?.name === 'code-group'
        ? closeFrom(open.length - 1, line, false)
        : undefined
    const index = closes === 'one' ? open.findLastIndex(isClosed) : open.findIndex(isClosed)
    return index === -1 ? undefined : closeFrom(index, line, true)
  }
  for (const [index, marker] of markers.slice(at).entries()) {
    const { name, prefix, colons, line } = marker
    if (marker.kind === 'start') open.push({ name, prefix, colons, start: line, inside: [] })
    else {
      const container = closedBy(marker)
      if (container) return { container, next: at + index + 1 }
    }
  }
  const container = lines === undefined ? undefined : closeFrom(0, lines, false)
  return container && { container, next: markers.length }
}
