import { assignTracks, type Tracks, type Segment } from './tracks.ts'
import type { MapColumn, MapDoc } from './mapGraph.ts'
import { docGrid, type GridDoc } from './docGrid.ts'
import { roundedLine, short, type Point } from './roundedLine.ts'
import { routeEdges, type Route } from './routeEdges.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface MapEdge {
  readonly from: string
  /** Column of the doc where the edge starts; it decides the colour. */
  readonly column: number
  readonly line: string
}

export interface LaidOutDoc extends Box {
  readonly doc: MapDoc
  readonly column: number
  readonly depth: number
  /** Edges from the docs that this one requires. */
  readonly edges: readonly MapEdge[]
  /** Path data with a curve to each doc that the text links to; may be empty. */
  readonly links: string
}

export interface MapLayout {
  readonly width: number
  readonly height: number
  readonly columns: readonly { readonly x: number; readonly width: number }[]
  readonly docs: readonly LaidOutDoc[]
}

const gutter = 30
const head = 44
const stackGap = 9
const rowGap = 20
const trackGap = 6
const foot = 14

/**
 * Computes the whole picture, below `top` pixels that are left free. The result depends on the docs alone, so builds are
 * reproducible.
 */
export function layoutMap(columns: readonly MapColumn[], top = 0): MapLayout {
  const columnWidth = Math.round(Math.min(176, Math.max(112, 896 / Math.max(1, columns.length))))
  const boxWidth = columnWidth - gutter
  const docs = docGrid(columns, boxWidth)
  const routes = routeEdges(docs)
  const channels = channelTracks(routes, columnWidth)
  const rows = rowTops(docs, channels, top + head)
  const boxes = new Map(
    docs.map((placed): [GridDoc, Box] => [
      placed,
      {
        x: placed.column * columnWidth + gutter / 2,
        y: (rows[placed.depth]?.top ?? 0) + stackedAbove(placed, docs),
        width: boxWidth,
        height: placed.height,
      },
    ]),
  )
  const lines = lineEdges(routes, { boxes, channels, rows, columnWidth })
  const last = Math.max(0, ...[...boxes.values()].map(({ y, height }) => y + height))
  const byPath = new Map(docs.map((placed) => [placed.doc.path, boxes.get(placed)]))
  return {
    width: columnWidth * columns.length,
    height: last + foot,
    columns: columns.map((_, at) => ({ x: at * columnWidth, width: columnWidth })),
    docs: docs.map((placed) => {
      const { doc, column, depth } = placed
      const box = boxes.get(placed) ?? { x: 0, y: 0, width: 0, height: 0 }
      const edges = lines.filter(({ to }) => to === placed).map(({ edge }) => edge)
      const targets = doc.links.flatMap((path) => byPath.get(path) ?? [])
      return { doc, column, depth, ...box, edges, links: targets.map(curve(box)).join('') }
    }),
  }
}

interface Row {
  readonly top: number
  readonly bottom: number
}

interface Frame {
  readonly boxes: ReadonlyMap<GridDoc, Box>
  readonly channels: readonly Tracks[]
  readonly rows: readonly Row[]
  readonly columnWidth: number
}

/** Edges to other columns run below the row they start in. */
function channelTracks(routes: readonly Route[], columnWidth: number): Tracks[] {
  const segments: Segment[][] = []
  for (const { from, gutters } of routes) {
    if (!gutters || gutters[0] === gutters[1]) continue
    const [start, end] = gutters.map((at) => at * columnWidth)
    ;(segments[from.depth] ??= []).push({ net: from.doc.path, from: start ?? 0, to: end ?? 0 })
  }
  return Array.from(segments, (row) => assignTracks(row ?? []))
}

function rowTops(docs: readonly GridDoc[], channels: readonly Tracks[], first: number): Row[] {
  const count = Math.max(0, ...docs.map(({ depth }) => depth + 1))
  let top = first
  return Array.from({ length: count }, (_, depth) => {
    const heights = docs
      .filter((placed) => placed.depth === depth)
      .map((placed) => stackedAbove(placed, docs) + placed.height)
    const row = { top, bottom: top + Math.max(...heights) }
    top = row.bottom + rowGap + (channels[depth]?.count ?? 0) * trackGap
    return row
  })
}

function stackedAbove({ column, depth, order }: GridDoc, docs: readonly GridDoc[]): number {
  return docs
    .filter((other) => other.column === column && other.depth === depth && other.order < order)
    .reduce((sum, { height }) => sum + height + stackGap, 0)
}

function lineEdges(
  routes: readonly Route[],
  { boxes, channels, rows, columnWidth }: Frame,
): { to: GridDoc; edge: MapEdge }[] {
  const boxOf = (placed: GridDoc) => boxes.get(placed) ?? { x: 0, y: 0, width: 0, height: 0 }
  const middle = (placed: GridDoc) => boxOf(placed).y + placed.height / 2
  const channelY = ({ from }: Route) => {
    const track = channels[from.depth]?.trackOf(from.doc.path) ?? 0
    return (rows[from.depth]?.bottom ?? 0) + rowGap / 2 + (track + 0.5) * trackGap
  }

  const down: Segment[][] = []
  for (const route of routes) {
    if (!route.gutters) continue
    const [first, second] = route.gutters
    const net = route.from.doc.path
    const turn = first === second ? middle(route.to) : channelY(route)
    ;(down[first] ??= []).push({ net, from: middle(route.from), to: turn })
    if (first !== second) (down[second] ??= []).push({ net, from: turn, to: middle(route.to) })
  }
  const gutters = Array.from(down, (segments) => assignTracks(segments ?? []))
  const trackX = (at: number, net: string) => {
    const { count, trackOf } = gutters[at] ?? { count: 1, trackOf: () => 0 }
    const room = at === 0 ? gutter / 2 : gutter
    const gap = Math.min(trackGap, (room - 12) / Math.max(1, count - 1))
    const centre = at === 0 ? gutter / 4 : at * columnWidth
    return centre + (trackOf(net) - (count - 1) / 2) * gap
  }
  const portY = ports(routes, trackX, boxOf)

  return routes.map((route) => {
    const { from, to, exit, entry } = route
    const net = from.doc.path
    const [source, target] = [boxOf(from), boxOf(to)]
    const points: Point[] = []
    if (!route.gutters) {
      const x = source.x + source.width / 2
      points.push([x, source.y + source.height], [x, target.y])
    } else {
      const [first, second] = route.gutters.map((at) => trackX(at, net))
      const [start, end] = [portY(from, exit, net), portY(to, entry, net)]
      const startX = exit === 'left' ? source.x : source.x + source.width
      const endX = entry === 'left' ? target.x : target.x + target.width
      points.push([startX, start], [first ?? 0, start])
      if (route.gutters[0] !== route.gutters[1])
        points.push([first ?? 0, channelY(route)], [second ?? 0, channelY(route)])
      points.push([second ?? 0, end], [endX, end])
    }
    return { to, edge: { from: net, column: from.column, line: roundedLine(points, 7) } }
  })
}

/** Spreads the lines at one side of a box: incoming lines by distance of their track, outgoing lines below them. */
function ports(
  routes: readonly Route[],
  trackX: (at: number, net: string) => number,
  boxOf: (placed: GridDoc) => Box,
): (placed: GridDoc, side: Route['exit'], net: string) => number {
  const sides = new Map<GridDoc, Record<string, Map<string, number>>>()
  const attach = (placed: GridDoc, side: string, net: string, order: number) => {
    const netsBySide = sides.get(placed) ?? {}
    sides.set(placed, netsBySide)
    ;(netsBySide[side] ??= new Map()).set(net, order)
  }
  for (const { from, to, exit, entry, gutters } of routes) {
    if (!gutters) continue
    const net = from.doc.path
    const track = trackX(gutters[1], net)
    attach(from, exit, net, Infinity)
    attach(to, entry, net, entry === 'left' ? -track : track)
  }
  return (placed, side, net) => {
    const { y, height } = boxOf(placed)
    const nets = [...(sides.get(placed)?.[side] ?? [])].toSorted(([, a], [, b]) => a - b)
    const gap = Math.min(8, (height - 10) / Math.max(1, nets.length - 1))
    const at = nets.findIndex(([name]) => name === net)
    return y + height / 2 + (at - (nets.length - 1) / 2) * gap
  }
}

/** A curve from the middle of a box to the middle of another, bent so that links in both directions do not overlap. */
function curve(from: Box): (to: Box) => string {
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  return (to) => {
    const [toX, toY] = [to.x + to.width / 2, to.y + to.height / 2]
    const [bendX, bendY] = [(x + toX) / 2 - (toY - y) / 8, (y + toY) / 2 + (toX - x) / 8]
    return `M${short(x)} ${short(y)}Q${[bendX, bendY, toX, toY].map(short).join(' ')}`
  }
}
