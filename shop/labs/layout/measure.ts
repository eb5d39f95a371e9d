/** Where the browser has put a box, in pixels; unlike a client rectangle, an animation does not change it. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Measurements {
  readonly boxes: readonly Box[]
  readonly overflow: number
  readonly container: Box
  /** The main axis of a flex container. */
  readonly direction: string | undefined
  /** The positions of the lines of a grid. */
  readonly columnLines: readonly number[]
  readonly rowLines: readonly number[]
}

/** Border and padding of the container. */
const inset = 21

/** Offsets are whole pixels, so that boxes that fit can seem to end a pixel later. */
const rounding = 1

function boxOf(element: HTMLElement): Box {
  const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = element
  return { x, y, width, height }
}

/** The start of every track, and the end of the last one, from a computed list such as `96px 210.5px`. */
export function gridLines(tracks: string, gap: number, start: number): number[] {
  const sizes = tracks.split(' ').map(Number.parseFloat).filter(Number.isFinite)
  const lines = [start]
  for (const [index, size] of sizes.entries())
    lines.push((lines.at(-1) ?? start) + size + (index === 0 ? 0 : gap))
  return sizes.length > 0 ? lines : []
}

export function measure(element: HTMLElement): Measurements {
  const boxes = [...element.children].filter((child) => child instanceof HTMLElement).map(boxOf)
  const container = boxOf(element)
  const style = getComputedStyle(element)
  const isGrid = style.display.endsWith('grid')
  const gap = (value: string) => Number.parseFloat(value) || 0
  const lines = (tracks: string, space: string, start: number) =>
    isGrid ? gridLines(tracks, gap(space), start + inset) : []
  const end = Math.max(...boxes.map(({ x, width }) => x + width))
  const beyond = end - (container.x + container.width - inset)
  return {
    boxes,
    container,
    overflow: beyond > rounding ? beyond : 0,
    direction: style.display.endsWith('flex') ? style.flexDirection : undefined,
    columnLines: lines(style.gridTemplateColumns, style.columnGap, container.x),
    rowLines: lines(style.gridTemplateRows, style.rowGap, container.y),
  }
}
