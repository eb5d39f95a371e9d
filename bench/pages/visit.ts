import type { Browser, BrowserContext, Page } from '@playwright/test'
import { watchPage } from './inPage.ts'
import { slowNetwork } from './slowNetwork.ts'

/** A page in a new browser context, without any cached file. */
export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  /** Paths that the page prefetched. */
  readonly ahead: ReadonlySet<string>
  /** Waits until the network has been silent for a while. */
  readonly rest: () => Promise<void>
}

/** On a slow processor a script may run for long before its next request. */
const silence = { free: 1000, throttled: 1500 }
const longest = 45_000
/** The end of a request that a navigation cancelled may never be reported. */
const forgotten = 3000

export async function openVisit(browser: Browser, throttled: boolean): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'zh-CN',
  })
  const page = await context.newPage()
  // On a busy machine the first visit waits long until everything is compressed.
  page.setDefaultTimeout(120_000)
  // Functions that are sent to the page keep their names through this helper of the TypeScript loader.
  await page.addInitScript({ content: 'globalThis.__name ??= (value) => value' })
  await page.addInitScript(watchPage)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  // A processor four times slower, and a slow network.
  if (throttled) {
    await session.send('Network.emulateNetworkConditions', slowNetwork)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }

  const running = new Set<string>()
  const seen = new Set<string>()
  const ahead = new Set<string>()
  let last = Date.now()
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    running.add(requestId)
    last = Date.now()
    const path = decodeURIComponent(new URL(request.url).pathname)
    // A file that the page needs now counts as needed, also if it is prefetched as well.
    if (seen.has(path)) return
    seen.add(path)
    const { initialPriority } = request
    if (initialPriority === 'VeryLow' || (type === 'Fetch' && initialPriority === 'Low'))
      ahead.add(path)
  })
  const ended = ({ requestId }: { requestId: string }) => {
    running.delete(requestId)
    last = Date.now()
  }
  session.on('Network.loadingFinished', ended)
  session.on('Network.loadingFailed', ended)
  session.on('Network.dataReceived', () => (last = Date.now()))

  const quiet = throttled ? silence.throttled : silence.free
  const rest = async () => {
    const start = Date.now()
    // A request may be about to start in response to the last action.
    last = start
    while (Date.now() - last < (running.size > 0 ? forgotten : quiet)) {
      if (Date.now() - start > longest) throw new Error('the network did not come to rest in 45 s')
      await page.waitForTimeout(50)
    }
    running.clear()
  }
  return { context, page, ahead, rest }
}
