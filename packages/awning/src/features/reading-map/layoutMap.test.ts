import { describe, expect, it } from 'vitest'
import { layoutMap, type Box, type LaidOutDoc } from './layoutMap.ts'
import type { MapColumn } from './mapGraph.ts'

/** Columns of docs by name; `b: 'a'` requires a. */
function columns(...docs: Readonly<Record<string, string>>[]): MapColumn[] {
  return docs.map((column, at) => ({
    label: `Column ${at}`,
    docs: Object.entries(column).map(([name, requires]) => ({
      path: name,
      label: name,
      requires: requires.split(' ').filter(Boolean),
      links: [],
    })),
  }))
}

/** Seventy pseudo-random docs in seven columns, each requiring up to three earlier ones. */
function randomDocs(seed: number): MapColumn[] {
  let state = seed
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  const all: Record<string, string>[] = Array.from({ length: 7 }, () => ({}))
  for (let at = 0; at < 70; at += 1) {
    const requires = Array.from({ length: random(4) }, () => `doc${random(at)}`)
    Object.assign(all[random(7)] ?? {}, {
      [`doc${at}`]: at === 0 ? '' : [...new Set(requires)].join(' '),
    })
  }
  return columns(...all)
}

const at = (docs: readonly LaidOutDoc[], path: string) =>
  docs.find(({ doc }) => doc.path === path) ?? expect.fail(path)

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** The straight parts of a line, as boxes without width or height. */
function pieces(line: string): Box[] {
  const numbers = (line.match(/-?[\d.]+/g) ?? []).map(Number)
  const points = numbers.flatMap((x, index) =>
    index % 2 ? [] : [{ x, y: numbers[index + 1] ?? 0 }],
  )
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(to.x - from.x),
      height: Math.abs(to.y - from.y),
    }
  })
}

describe('the knowledge map', () => {
  it('is the same picture, lower, where room is left above it', () => {
    const docs = columns({ a: '', b: 'a' }, { c: 'b a' })
    const [high, low] = [layoutMap(docs), layoutMap(docs, 52)]
    expect(low.height).toBe(high.height + 52)
    expect(low.docs.map(({ x, y }) => [x, y])).toEqual(high.docs.map(({ x, y }) => [x, y + 52]))
    const tops = ({ docs: [, , c] }: typeof low) =>
      c?.edges.flatMap(({ line }) => pieces(line).map(({ y }) => y))
    expect(tops(low)).toEqual(tops(high)?.map((y) => y + 52))
  })

  it('puts a doc below everything it requires, foundations first', () => {
    const { docs } = layoutMap(columns({ a: '', b: 'a' }, { c: 'b a', d: '' }))
    expect(docs.map(({ doc, depth }) => [doc.path, depth])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
      ['d', 0],
    ])
    expect(at(docs, 'a').y).toBe(at(docs, 'd').y)
    expect(at(docs, 'b').y).toBeGreaterThan(at(docs, 'a').y)
    expect(at(docs, 'c').y).toBeGreaterThan(at(docs, 'b').y)
  })

  it('puts docs of one category into one column', () => {
    const { docs, columns: places } = layoutMap(columns({ a: '', b: 'a' }, { c: 'a' }))
    for (const { x, width, column } of docs) {
      const place = places[column]
      expect(x).toBeGreaterThanOrEqual(place?.x ?? Infinity)
      expect(x + width).toBeLessThanOrEqual((place?.x ?? 0) + (place?.width ?? 0))
    }
  })

  it.each([1, 2, 3, 4, 5])(
    'lets no two boxes overlap and no line cross a box, with random docs %i',
    (seed) => {
      const { docs, width, height } = layoutMap(randomDocs(seed))
      expect(docs).toHaveLength(70)
      for (const [index, box] of docs.entries()) {
        expect(docs.slice(index + 1).filter((other) => overlap(box, other))).toEqual([])
        expect(box.x + box.width).toBeLessThanOrEqual(width)
        expect(box.y + box.height).toBeLessThanOrEqual(height)
        for (const { line } of box.edges) {
          const crossed = pieces(line).flatMap((piece) => docs.filter((doc) => overlap(piece, doc)))
          expect(crossed.map(({ doc }) => `${doc.path} by ${line}`)).toEqual([])
        }
      }
      expect(docs.reduce((sum, { edges }) => sum + edges.length, 0)).toBeGreaterThan(60)
    },
  )

  it('is the same every time', () => {
    expect(layoutMap(randomDocs(7))).toEqual(layoutMap(randomDocs(7)))
  })

  it('orders docs of one cell by the docs they require, so that lines do not cross', () => {
    const { docs } = layoutMap(columns({ a: '' }, { b: '' }, { y: 'b', x: 'a' }))
    expect(at(docs, 'x').y).toBeLessThan(at(docs, 'y').y)
  })

  it('keeps lines of different docs apart', () => {
    const { docs } = layoutMap(columns({ a: '', b: '' }, {}, { c: 'a', d: 'b' }))
    const [c, d] = ['c', 'd'].map((path) => at(docs, path).edges[0]?.line ?? '')
    const down = (line: string) => pieces(line).filter(({ width }) => width === 0)
    const shared = down(c ?? '').filter((one) =>
      down(d ?? '').some(
        (two) => one.x === two.x && overlap({ ...one, width: 1 }, { ...two, width: 1 }),
      ),
    )
    expect(shared).toEqual([])
  })

  it('makes a box as high as its label needs', () => {
    const [short, long] = layoutMap(columns({ 短: '', '一个相当长的标题，要写成好几行': '' })).docs
    expect(long?.height).toBeGreaterThan(short?.height ?? Infinity)
  })
})
