export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Where to press the mouse for an element, once it is at rest and nothing covers it. Runs in the page, so it can use
 * nothing of this file.
 */
export async function findTarget(selector: string, timeout: number): Promise<Point> {
  const deadline = Date.now() + timeout
  const pause = () => new Promise((resolve) => setTimeout(resolve, 30))
  let problem = 'does not exist'
  let last = ''
  do {
    const element = document.querySelector(selector)
    if (element) {
      const box = element.getBoundingClientRect()
      // Of a link over several lines the centre of the box may be empty.
      const line = element.getClientRects()[0] ?? box
      const point = { x: line.x + line.width / 2, y: line.y + line.height / 2 }
      const inView = point.x >= 0 && point.x < innerWidth && point.y >= 0 && point.y < innerHeight
      const top = document.elementFromPoint(point.x, point.y)
      const place = JSON.stringify([document.URL, line])
      if (line.width * line.height === 0) problem = 'is not shown'
      else if (!inView) {
        problem = 'is out of view'
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      } else if (!top || !(element.contains(top) || top.contains(element)))
        problem = `is covered by ${top?.outerHTML.slice(0, 100)}`
      else if (place !== last) problem = 'moves'
      else return point
      last = place
    }
    await pause()
  } while (Date.now() < deadline)
  throw new Error(`${selector} ${problem}`)
}

/** Animations and responses are slow on a busy machine. */
export const targetTimeout = 10_000
