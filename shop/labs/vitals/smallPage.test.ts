import { describe, expect, it } from 'vitest'
import { cumulativeShift, sessionWindows } from './sessionWindows.ts'
import { arrivals, layOut, view, type Care, type Cares } from './smallPage.ts'

const all = (care: Care): Cares => ({ image: care, font: care, banner: care, ad: care })

describe('the small page', () => {
  it('jumps with everything that comes late without a place', () => {
    const scores = arrivals(all('careless'), 3200).map(({ score }) => score)
    expect(scores).toHaveLength(4)
    expect(Math.min(...scores)).toBeGreaterThan(0.01)
    expect(cumulativeShift(arrivals(all('careless'), 3200))).toBeGreaterThan(0.25)
  })

  it('stands still when a place was kept for everything', () => {
    const mended = arrivals(all('mended'), 3200)
    expect(mended).toHaveLength(4)
    expect(mended.every(({ score }) => score === 0)).toBe(true)
  })

  it('moves what is below the image by its height and the gap', () => {
    const [image] = arrivals({ ...all('absent'), image: 'careless' }, 3200)
    expect(image?.shift.distance).toBe(196)
    expect(image?.shift.moved.map(({ after }) => after.id)).toEqual(['title', 'intro', 'text'])
    // Below the header, but for the gaps that nothing covers before or after.
    expect(image?.score).toBeCloseTo(((328 * (640 - 64 - 16)) / (360 * 640)) * (196 / 640), 6)
  })

  it('gives an early advert to the first window and a late one a window of its own', () => {
    expect(sessionWindows(arrivals(all('careless'), 2500))).toHaveLength(1)
    expect(sessionWindows(arrivals(all('careless'), 2600))).toHaveLength(2)
  })

  it('has no boxes that overlap', () => {
    const boxes = layOut(all('careless'), ['image', 'font', 'banner', 'ad'])
    expect(
      boxes.every((box, index) => {
        const next = boxes[index + 1]
        return !next || box.y + box.height < next.y
      }),
    ).toBe(true)
    expect(boxes.at(-1)?.y).toBeLessThan(view.height + 200)
  })
})
