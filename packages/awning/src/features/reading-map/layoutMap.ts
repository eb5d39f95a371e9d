import { assignLanes, type Lanes, type Stretch } from './lanes.ts'
import type { MapColumn, MapDoc } from './mapGraph.ts'
import { placeDocs, type PlacedDoc } from './placeDocs.ts'
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
  /** Column of the doc it comes from. */
  readonly column: number
  readonly line: string
}

export interface DrawnDoc extends Box {
  readonly doc: MapDoc
  readonly column: number
  readonly depth: number
  /** From the docs it requires. */
  readonly edges: readonly MapEdge[]
  /** To the docs its text links to: one path of many curves, or empty. */
  readonly links: string
}

export interface MapLayout {
  readonly width: number
  readonly height: number
  readonly columns: readonly { readonly x: number; readonly width: number }[]
  readonly docs: readonly DrawnDoc[]
}

const gutter = 30
const head = 44
const stackGap = 9
const rowGap = 20
const laneGap = 6
const foot = 14

/** The whole picture, from the docs and what they require. The same docs give the same picture. */
export function layoutMap(columns: readonly MapColumn[]): MapLayout {
  const columnWidth = Math.round(Math.min(176, Math.max(112, 896 / Math.max(1, columns.length))))
  const boxWidth = columnWidth - gutter
  const docs = placeDocs(columns, boxWidth)
  const routes = routeEdges(docs)
  const channels = channelLanes(routes, columnWidth)
  const rows = rowTops(docs, channels)
  const boxes = new Map(
    docs.map((placed): [PlacedDoc, Box] => [
      placed,
      {
        x: placed.column * columnWidth + gutter / 2,
        y: (rows[placed.depth]?.top ?? 0) + stackedAbove(placed, docs),
        width: boxWidth,
        height: placed.height,
      },
    ]),
  )
  const lines = drawLines(routes, { boxes, channels, rows, columnWidth })
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
  readonly boxes: ReadonlyMap<PlacedDoc, Box>
  readonly channels: readonly Lanes[]
  readonly rows: readonly Row[]
  readonly columnWidth: number
}

/** Edges to other columns run below the row they start in. */
function channelLanes(routes: readonly Route[], columnWidth: number): Lanes[] {
  const stretches: Stretch[][] = []
  for (const { from, gutters } of routes) {
    if (!gutters || gutters[0] === gutters[1]) continue
    const [start, end] = gutters.map((at) => at * columnWidth)
    ;(stretches[from.depth] ??= []).push({ net: from.doc.path, from: start ?? 0, to: end ?? 0 })
  }
  return Array.from(stretches, (row) => assignLanes(row ?? []))
}

function rowTops(docs: readonly PlacedDoc[], channels: readonly Lanes[]): Row[] {
  const count = Math.max(0, ...docs.map(({ depth }) => depth + 1))
  let top = head
  return Array.from({ length: count }, (_, depth) => {
    const heights = docs
      .filter((placed) => placed.depth === depth)
      .map((placed) => stackedAbove(placed, docs) + placed.height)
    const row = { top, bottom: top + Math.max(...heights) }
    top = row.bottom + rowGap + (channels[depth]?.count ?? 0) * laneGap
    return row
  })
}

function stackedAbove({ column, depth, order }: PlacedDoc, docs: readonly PlacedDoc[]): number {
  return docs
    .filter((other) => other.column === column && other.depth === depth && other.order < order)
    .reduce((sum, { height }) => sum + height + stackGap, 0)
}

function drawLines(
  routes: readonly Route[],
  { boxes, channels, rows, columnWidth }: Frame,
): { to: PlacedDoc; edge: MapEdge }[] {
  const boxOf = (placed: PlacedDoc) => boxes.get(placed) ?? { x: 0, y: 0, width: 0, height: 0 }
  const middle = (placed: PlacedDoc) => boxOf(placed).y + placed.height / 2
  const channelY = ({ from }: Route) => {
    const lane = channels[from.depth]?.laneOf(from.doc.path) ?? 0
    return (rows[from.depth]?.bottom ?? 0) + rowGap / 2 + (lane + 0.5) * laneGap
  }

  const down: Stretch[][] = []
  for (const route of routes) {
    if (!route.gutters) continue
    const [first, second] = route.gutters
    const net = route.from.doc.path
    const turn = first === second ? middle(route.to) : channelY(route)
    ;(down[first] ??= []).push({ net, from: middle(route.from), to: turn })
    if (first !== second) (down[second] ??= []).push({ net, from: turn, to: middle(route.to) })
  }
  const gutters = Array.from(down, (stretches) => assignLanes(stretches ?? []))
  const laneX = (at: number, net: string) => {
    const { count, laneOf } = gutters[at] ?? { count: 1, laneOf: () => 0 }
    const room = at === 0 ? gutter / 2 : gutter
    const gap = Math.min(laneGap, (room - 12) / Math.max(1, count - 1))
    const centre = at === 0 ? gutter / 4 : at * columnWidth
    return centre + (laneOf(net) - (count - 1) / 2) * gap
  }
  const portY = ports(routes, laneX, boxOf)

  return routes.map((route) => {
    const { from, to, exit, entry } = route
    const net = from.doc.path
    const [source, target] = [boxOf(from), boxOf(to)]
    const points: Point[] = []
    if (!route.gutters) {
      const x = source.x + source.width / 2
      points.push([x, source.y + source.height], [x, target.y])
    } else {
      const [first, second] = route.gutters.map((at) => laneX(at, net))
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

/** Lines at one side of a box keep apart: from above the nearest lane comes in first, what leaves is last. */
function ports(
  routes: readonly Route[],
  laneX: (at: number, net: string) => number,
  boxOf: (placed: PlacedDoc) => Box,
): (placed: PlacedDoc, side: Route['exit'], net: string) => number {
  const sides = new Map<PlacedDoc, Record<string, Map<string, number>>>()
  const attach = (placed: PlacedDoc, side: string, net: string, order: number) => {
    const own = sides.get(placed) ?? {}
    sides.set(placed, own)
    ;(own[side] ??= new Map()).set(net, order)
  }
  for (const { from, to, exit, entry, gutters } of routes) {
    if (!gutters) continue
    const net = from.doc.path
    const lane = laneX(gutters[1], net)
    attach(from, exit, net, Infinity)
    attach(to, entry, net, entry === 'left' ? -lane : lane)
  }
  return (placed, side, net) => {
    const { y, height } = boxOf(placed)
    const nets = [...(sides.get(placed)?.[side] ?? [])].toSorted(([, a], [, b]) => a - b)
    const gap = Math.min(8, (height - 10) / Math.max(1, nets.length - 1))
    const at = nets.findIndex(([name]) => name === net)
    return y + height / 2 + (at - (nets.length - 1) / 2) * gap
  }
}

/** From the middle of a box to the middle of another, bent a little so that two ways stay two. */
function curve(from: Box): (to: Box) => string {
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  return (to) => {
    const [toX, toY] = [to.x + to.width / 2, to.y + to.height / 2]
    const [bendX, bendY] = [(x + toX) / 2 - (toY - y) / 8, (y + toY) / 2 + (toX - x) / 8]
    return `M${short(x)} ${short(y)}Q${[bendX, bendY, toX, toY].map(short).join(' ')}`
  }
}
