import type { Browser, BrowserContext, Page } from '@playwright/test'
import { watchPage } from './inPage.ts'

/** A fresh reader with a page of their own. */
export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  /** Requests that the page made for later, by path. */
  readonly ahead: ReadonlySet<string>
  /** Waits until the network has been silent for a while. */
  readonly rest: () => Promise<void>
}

/** 4x slower processor, 1.6 Mbps down, 0.75 up, 150 ms: what is called slow 4G. */
const slow = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
/** On a slow processor a script may think for long before it asks for more. */
const silence = { free: 1000, throttled: 1500 }
const longest = 45_000
/** A request that a navigation cancelled may never be told as ended. */
const forgotten = 3000

export async function openVisit(browser: Browser, throttled: boolean): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'zh-CN',
  })
  const page = await context.newPage()
  // On a busy machine the first visit waits long for the compression of everything.
  page.setDefaultTimeout(120_000)
  // Functions that are sent to the page keep their names through this helper of the TypeScript loader.
  await page.addInitScript({ content: 'globalThis.__name ??= (value) => value' })
  await page.addInitScript(watchPage)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (throttled) {
    await session.send('Network.emulateNetworkConditions', slow)
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
    // What is needed now and asked for ahead of a later page as well is needed now.
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
    // Something may be about to begin, an answer to what was just done.
    last = start
    while (Date.now() - last < (running.size > 0 ? forgotten : quiet)) {
      if (Date.now() - start > longest) throw new Error('the network did not come to rest in 45 s')
      await page.waitForTimeout(50)
    }
    running.clear()
  }
  return { context, page, ahead, rest }
}
