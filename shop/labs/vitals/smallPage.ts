import { shiftScore, type Box, type Shift } from './shiftScore.ts'

export const causes = ['image', 'font', 'banner', 'ad'] as const
export type Cause = (typeof causes)[number]

/** Not there; there without a place kept for it; with one. */
export const cares = ['absent', 'careless', 'mended'] as const
export type Care = (typeof cares)[number]

export type Cares = Readonly<Record<Cause, Care>>

/** A phone. */
export const view = { width: 360, height: 640 }

const heights = { header: 52, banner: 60, image: 184, title: 60, ad: 100, intro: 120, text: 216 }
/** A wider font makes one line more of each. */
const wrapped = { ...heights, title: 90, intro: 144 }
const order = ['header', 'banner', 'image', 'title', 'ad', 'intro', 'text'] as const
const gap = 12
const margin = 16

/** Where everything stands once these have arrived. */
export function layOut(cares: Cares, arrived: readonly Cause[]): Box[] {
  const takesRoom = (cause: Cause) =>
    cares[cause] === 'mended' || (cares[cause] === 'careless' && arrived.includes(cause))
  const isSwapped = cares.font === 'careless' && arrived.includes('font')
  let y = 0
  return order.flatMap((id) => {
    if ((id === 'banner' || id === 'image' || id === 'ad') && !takesRoom(id)) return []
    const height = (isSwapped ? wrapped : heights)[id]
    const isHeader = id === 'header'
    const x = isHeader ? 0 : margin
    const box = { id, x, y, width: view.width - 2 * x, height }
    y += height + gap
    return [box]
  })
}

export interface Arrival {
  readonly cause: Cause
  readonly at: number
  readonly before: readonly Box[]
  readonly after: readonly Box[]
  readonly shift: Shift
  readonly score: number
}

/** What arrives late on the page, in its order, and how the page jumps. */
export function arrivals(cares: Cares, adAt: number): Arrival[] {
  const times = { image: 400, font: 900, banner: 1600, ad: adAt }
  return causes.flatMap((cause, index) => {
    if (cares[cause] === 'absent') return []
    const before = layOut(cares, causes.slice(0, index))
    const after = layOut(cares, causes.slice(0, index + 1))
    const shift = shiftScore(before, after, view)
    return [{ cause, at: times[cause], before, after, shift, score: shift.score }]
  })
}
