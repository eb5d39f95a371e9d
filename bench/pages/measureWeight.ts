import type { Browser } from '@playwright/test'
import { byteKinds, type ByteKind, type WeightRecord } from '../records.ts'
import { scriptSizes } from './scriptSizes.ts'
import type { BenchServer } from './server.ts'
import { openVisit } from './visit.ts'

type Weight = Pick<WeightRecord, 'requests' | 'bytes' | 'prefetchedBytes' | 'script' | 'scriptRan'>

/** What a first visit of a page transfers and runs before the reader does anything. */
export async function measureWeight(
  browser: Browser,
  server: BenchServer,
  address: string,
): Promise<Weight> {
  const { context, page, ahead, rest } = await openVisit(browser, false)
  try {
    await page.coverage.startJSCoverage({ resetOnNavigation: false })
    const before = server.served.length
    await page.goto(server.origin + address, { waitUntil: 'load' })
    await rest()
    const scripts = await page.coverage.stopJSCoverage()
    const all = server.served.slice(before).map((request) => ({
      ...request,
      ahead: request.ahead || ahead.has(request.path),
    }))
    const now = all.filter((request) => !request.ahead)
    const bytesOf = (kind: ByteKind) =>
      now.filter((request) => request.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)
    return {
      requests: now.length,
      bytes: Object.fromEntries(byteKinds.map((kind) => [kind, bytesOf(kind)])) as Record<
        ByteKind,
        number
      >,
      prefetchedBytes: all
        .filter((request) => request.ahead)
        .reduce((sum, { bytes }) => sum + bytes, 0),
      ...scriptSizes(scripts.filter(({ url }) => url.startsWith(server.origin))),
    }
  } finally {
    await context.close()
  }
}
