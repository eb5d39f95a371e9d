import type { Browser } from '@playwright/test'
import type { Route } from '../content/route.ts'
import type { NavigationRecord, Situation, VisitRecord } from '../records.ts'
import { expectHeading, findLink, paintedAt } from './inPage.ts'
import { blockingTime } from './blockingTime.ts'
import type { BenchServer } from './server.ts'
import { openVisit, type Visit } from './visit.ts'

export interface VisitResult {
  readonly paints: Pick<VisitRecord, 'firstPaint' | 'largestPaint' | 'blocked'>
  readonly navigations: readonly Pick<NavigationRecord, 'situation' | 'ms' | 'bytes'>[]
}

interface Target {
  readonly path: string
  readonly title: string
}

export interface VisitedSite {
  readonly server: BenchServer
  readonly address: (path: string) => string
  readonly route: Route
}

/** Two visits: one clicks at once, the other waits and moves the pointer before it clicks several links. */
export async function measureVisit(
  browser: Browser,
  site: VisitedSite,
  throttled: boolean,
): Promise<VisitResult> {
  const { next, last } = site.route
  const first = await withVisit(browser, site, throttled, async (visit) => {
    const { first, largest, longTasks } = await visit.page.evaluate(() => window.benchPaints)
    return {
      paints: {
        firstPaint: first,
        largestPaint: largest,
        blocked: blockingTime(first, longTasks),
      },
      navigation: await navigate(visit, site, 'first', next),
    }
  })
  const others = await withVisit(browser, site, throttled, async (visit) => {
    await visit.page.mouse.move(640, 300)
    await visit.page.mouse.move(660, 320, { steps: 4 })
    await visit.rest()
    const prefetched = await navigate(visit, site, 'prefetched', next)
    await visit.rest()
    return [prefetched, await navigate(visit, site, 'unprefetched', last)]
  })
  return { paints: first.paints, navigations: [first.navigation, ...others] }
}

async function withVisit<T>(
  browser: Browser,
  { server, address, route }: VisitedSite,
  throttled: boolean,
  use: (visit: Visit) => Promise<T>,
): Promise<T> {
  const visit = await openVisit(browser, throttled)
  server.isSlow = throttled
  try {
    await visit.page.goto(server.origin + address(route.from), { waitUntil: 'load' })
    await visit.rest()
    return await use(visit)
  } finally {
    await visit.context.close()
  }
}

async function navigate(
  visit: Visit,
  { server, address }: VisitedSite,
  situation: Situation,
  { path, title }: Target,
): Promise<VisitResult['navigations'][number]> {
  const { page, rest } = visit
  const unseen = situation === 'unprefetched'
  const handle = await page.evaluateHandle(findLink, [address(path), !unseen] as const)
  const link = handle.asElement()
  if (!link) throw new Error(`the page ${page.url()} has no link to ${address(path)}`)
  if (situation === 'prefetched') {
    await link.scrollIntoViewIfNeeded()
    await link.hover()
    await rest()
  }
  await page.evaluate(expectHeading, title)
  const before = server.served.length
  // A link out of view is clicked by script, because scrolling to it would prefetch it.
  if (unseen) await link.evaluate((element) => (element as HTMLElement).click())
  else await link.click({ noWaitAfter: true })
  const { clicked, painted } = await waitForPaint(visit)
  const bytes = server.served
    .slice(before)
    .filter(({ at }) => at <= painted)
    .reduce((sum, request) => sum + request.bytes, 0)
  return { situation, ms: painted - clicked, bytes }
}

async function waitForPaint({ page }: Visit): Promise<{ clicked: number; painted: number }> {
  const end = Date.now() + 30_000
  while (Date.now() < end) {
    // A document that is being replaced cannot be evaluated; the next one can.
    const times = await page.evaluate(paintedAt).catch(() => undefined)
    if (times) return times
    await page.waitForTimeout(50)
  }
  throw new Error(`nothing was painted within 30 s of a click on ${page.url()}`)
}
