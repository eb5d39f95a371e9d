export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** The part of a rectangle inside the viewport; undefined if there is none. */
export function visiblePart(box: Rectangle, view: Size): Rectangle | undefined {
  const x = Math.max(box.x, 0)
  const y = Math.max(box.y, 0)
  const width = Math.min(box.x + box.width, view.width) - x
  const height = Math.min(box.y + box.height, view.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : undefined
}

/** The area of the union of rectangles: overlaps count once. */
export function coveredArea(boxes: readonly Rectangle[]): number {
  const edges = [...new Set(boxes.flatMap(({ y, height }) => [y, y + height]))].toSorted(
    (a, b) => a - b,
  )
  let area = 0
  edges.forEach((top, index) => {
    const bottom = edges[index + 1] ?? top
    const crossing = boxes.filter(({ y, height }) => y <= top && y + height >= bottom)
    area += (bottom - top) * coveredWidth(crossing)
  })
  return area
}

function coveredWidth(boxes: readonly Rectangle[]): number {
  let covered = 0
  let end = -Infinity
  for (const { x, width } of boxes.toSorted((a, b) => a.x - b.x)) {
    covered += Math.max(0, x + width - Math.max(x, end))
    end = Math.max(end, x + width)
  }
  return covered
}
