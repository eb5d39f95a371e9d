import { describe, expect, it } from 'vitest'
import { cumulativeLayoutShift, sessionWindows } from './sessionWindows.ts'
import {
  lateArrivals,
  layoutBoxes,
  viewport,
  type SpaceReservation,
  type SpaceReservations,
} from './layoutModel.ts'

const all = (reservation: SpaceReservation): SpaceReservations => ({
  image: reservation,
  font: reservation,
  banner: reservation,
  ad: reservation,
})

describe('the sample page', () => {
  it('shifts with everything that arrives late without reserved space', () => {
    const scores = lateArrivals(all('unreserved'), 3200).map(({ score }) => score)
    expect(scores).toHaveLength(4)
    expect(Math.min(...scores)).toBeGreaterThan(0.01)
    expect(cumulativeLayoutShift(lateArrivals(all('unreserved'), 3200))).toBeGreaterThan(0.25)
  })

  it('does not shift when space is reserved for everything', () => {
    const withReservedSpace = lateArrivals(all('reserved'), 3200)
    expect(withReservedSpace).toHaveLength(4)
    expect(withReservedSpace.every(({ score }) => score === 0)).toBe(true)
  })

  it('moves what is below the image by its height and the gap', () => {
    const [image] = lateArrivals({ ...all('absent'), image: 'unreserved' }, 3200)
    expect(image?.shift.distance).toBe(196)
    expect(image?.shift.moved.map(({ after }) => after.id)).toEqual(['title', 'intro', 'text'])
    // Below the header, but for the gaps that nothing covers before or after.
    expect(image?.score).toBeCloseTo(((328 * (640 - 64 - 16)) / (360 * 640)) * (196 / 640), 6)
  })

  it('puts an early advert into the first window and a late one into a second window', () => {
    expect(sessionWindows(lateArrivals(all('unreserved'), 2500))).toHaveLength(1)
    expect(sessionWindows(lateArrivals(all('unreserved'), 2600))).toHaveLength(2)
  })

  it('has no boxes that overlap', () => {
    const boxes = layoutBoxes(all('unreserved'), ['image', 'font', 'banner', 'ad'])
    expect(
      boxes.every((box, index) => {
        const next = boxes[index + 1]
        return !next || box.y + box.height < next.y
      }),
    ).toBe(true)
    expect(boxes.at(-1)?.y).toBeLessThan(viewport.height + 200)
  })
})
