import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

export interface SharedPage {
  readonly page: Page
  /** Removes everything that a test has left behind. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** A page that many tests use one after another; see `sharedTest`. */
export async function openSharedPage(
  browser: Browser,
  settings: BrowserContextOptions,
): Promise<SharedPage> {
  const context = await browser.newContext(settings)
  const page = refuseWhatStays(await context.newPage())
  const session = await context.newCDPSession(page)
  // Fixtures have origins of their own.
  const origins = new Set<string>()
  page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin))
  return {
    page,
    async reset() {
      for (const other of context.pages()) if (other !== page) await other.close()
      for (const name of events) page.removeAllListeners(name)
      await page.goto('about:blank')
      for (const origin of origins)
        await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
      origins.clear()
      await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null })
      await page.mouse.move(0, 0)
    },
    close: () => context.close(),
  }
}

/** The events that tests listen to. */
const events = [
  'console',
  'dialog',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const

function refuseWhatStays(page: Page): Page {
  const refuse = () => {
    throw new Error('this would stay for the next test; use `test`, which has a page of its own')
  }
  Object.assign(page, { addInitScript: refuse, route: refuse, exposeFunction: refuse })
  Object.assign(page.clock, { install: refuse })
  Object.assign(page.context(), {
    addInitScript: refuse,
    grantPermissions: refuse,
    route: refuse,
    setOffline: refuse,
  })
  return page
}
