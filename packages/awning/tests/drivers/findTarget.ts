import { expect } from '../browser/expectSoon.ts'
import type { BrowserTab } from './browserTab.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

interface Look {
  /** Where to press the mouse. */
  readonly point: Point
  /** The same in two looks: the element is at rest. */
  readonly place: string
  /** Why it cannot be pressed now. */
  readonly problem?: string
}

/** Where to press the mouse for an element, once that is in view, at rest and not covered. */
export async function findTarget(tab: BrowserTab, selector: string): Promise<Point> {
  let last: Look | undefined
  await expect
    .poll(async () => {
      const before = last
      last = await tab.run(look, selector)
      return last.problem ?? (before?.place === last.place ? 'ready' : 'moves')
    }, selector)
    .toBe('ready')
  if (!last) throw new Error(`${selector} was not found`)
  return last.point
}

/** Looks at the first match that is shown. Runs in the page, also where scripts are off and there are no timers. */
function look(selector: string): Look {
  // Of a link over several lines the centre of the whole may be empty.
  const boxOf = (candidate: Element) => candidate.getClientRects()[0]
  const candidates = Array.from(document.querySelectorAll(selector))
  const element = candidates.find((candidate) => (boxOf(candidate)?.width ?? 0) > 0)
  const box = element && boxOf(element)
  if (!box)
    return {
      point: { x: 0, y: 0 },
      place: '',
      problem: candidates.length > 0 ? 'is not shown' : 'is missing',
    }
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const place = JSON.stringify([document.URL, box])
  if (point.x < 0 || point.x >= innerWidth || point.y < 0 || point.y >= innerHeight) {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    return { point, place, problem: 'is out of view' }
  }
  const top = document.elementFromPoint(point.x, point.y)
  if (top && (element.contains(top) || top.contains(element))) return { point, place }
  return { point, place, problem: `is covered by ${top?.outerHTML.slice(0, 100)}` }
}
