import { shiftScore, type Box, type Shift } from './shiftScore.ts'

export const causes = ['image', 'font', 'banner', 'ad'] as const
export type Cause = (typeof causes)[number]

/** Whether content is absent, arrives without reserved space, or has its space reserved. */
export const reservationKinds = ['absent', 'unreserved', 'reserved'] as const
export type SpaceReservation = (typeof reservationKinds)[number]

export type SpaceReservations = Readonly<Record<Cause, SpaceReservation>>

/** The viewport of a phone. */
export const viewport = { width: 360, height: 640 }

const heights = { header: 52, banner: 60, image: 184, title: 60, ad: 100, intro: 120, text: 216 }
/** With the wider web font the title and the introduction have one more line. */
const wrapped = { ...heights, title: 90, intro: 144 }
const order = ['header', 'banner', 'image', 'title', 'ad', 'intro', 'text'] as const
const gap = 12
const margin = 16

/** The layout of the page once these have arrived. */
export function layoutBoxes(reservations: SpaceReservations, arrived: readonly Cause[]): Box[] {
  const takesSpace = (cause: Cause) =>
    reservations[cause] === 'reserved' ||
    (reservations[cause] === 'unreserved' && arrived.includes(cause))
  const isSwapped = reservations.font === 'unreserved' && arrived.includes('font')
  let y = 0
  return order.flatMap((id) => {
    if ((id === 'banner' || id === 'image' || id === 'ad') && !takesSpace(id)) return []
    const height = (isSwapped ? wrapped : heights)[id]
    const isHeader = id === 'header'
    const x = isHeader ? 0 : margin
    const box = { id, x, y, width: viewport.width - 2 * x, height }
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

/** The late arrivals in order, and the layout shift that each causes. */
export function lateArrivals(reservations: SpaceReservations, adAt: number): Arrival[] {
  const times = { image: 400, font: 900, banner: 1600, ad: adAt }
  return causes.flatMap((cause, index) => {
    if (reservations[cause] === 'absent') return []
    const before = layoutBoxes(reservations, causes.slice(0, index))
    const after = layoutBoxes(reservations, causes.slice(0, index + 1))
    const shift = shiftScore(before, after, viewport)
    return [{ cause, at: times[cause], before, after, shift, score: shift.score }]
  })
}
