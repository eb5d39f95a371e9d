/** Runs in every measured page before its own scripts, and records paints, tasks and clicks. */

interface Paints {
  first: number
  largest: number
  /** Start and end of all tasks longer than 50 ms. */
  longTasks: [start: number, end: number][]
}

declare global {
  interface Window {
    benchPaints: Paints
  }
}

export function watchPage(): void {
  const paints: Paints = { first: 0, largest: 0, longTasks: [] }
  window.benchPaints = paints
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.first = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (paints.largest = startTime))
  observe('longtask', ({ startTime, duration }) =>
    paints.longTasks.push([startTime, startTime + duration]),
  )

  // A click may load another document, and session storage survives that.
  const store = window.sessionStorage
  const heading = () => document.querySelector('h1')?.textContent.replace(/[\s\u200B#]+/g, '') ?? ''
  const look = () => {
    if (!store['benchClicked'] || store['benchPainted']) return
    if (heading() !== store['benchExpected']) return void requestAnimationFrame(look)
    // A message that is sent in a frame arrives after the frame is painted.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      store['benchPainted'] ??= String(performance.timeOrigin + performance.now())
    })
    port1.start()
    port2.postMessage(0)
  }
  addEventListener(
    'click',
    ({ timeStamp }) => {
      if (!store['benchExpected'] || store['benchClicked']) return
      store['benchClicked'] = String(performance.timeOrigin + timeStamp)
      requestAnimationFrame(look)
    },
    true,
  )
  requestAnimationFrame(look)
}

/** Measures the next click until a heading with this text is painted. */
export function expectHeading(title: string): void {
  for (const name of ['benchClicked', 'benchPainted']) sessionStorage.removeItem(name)
  sessionStorage['benchExpected'] = title.replace(/[\s\u200B#]+/g, '')
}

/** When the expected heading was painted, if it was. */
export function paintedAt(): { clicked: number; painted: number } | undefined {
  const { benchClicked, benchPainted } = sessionStorage
  return benchPainted ? { clicked: Number(benchClicked), painted: Number(benchPainted) } : undefined
}

/** The first link to an address, with or without `.html` or a slash at its end; optionally only one in view. */
export function findLink([address, visible]: readonly [string, boolean]): Element | undefined {
  const bare = (path: string) => decodeURI(path).replace(/(?:\.html|\/)$/, '')
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
    (link) =>
      link.origin === location.origin &&
      bare(link.pathname) === bare(address) &&
      (!visible || (link.checkVisibility() && link.getClientRects().length > 0)),
  )
}
