import { chromium, type CDPSession, type Page } from '@playwright/test'
import { browserSettings } from '../browser/browserSettings.ts'
import { usualSize, type BrowserTab, type Preferences, type TestBrowser } from './browserTab.ts'
import { findTarget } from './findTarget.ts'
import { acrossNavigations, pageCall, readResult } from './pageCall.ts'

export async function launchChromium(preferences: Preferences): Promise<TestBrowser> {
  const browser = await chromium.launch(browserSettings.use.launchOptions)
  return {
    async openTab(baseURL) {
      const context = await browser.newContext({
        baseURL,
        locale: 'zh-CN',
        // Other browser tests block them; Playwright would do so here too.
        serviceWorkers: 'allow',
        viewport: usualSize,
        // With a window, Chromium lets every page that has the focus copy.
        permissions: ['clipboard-write'],
        javaScriptEnabled: preferences.script,
        reducedMotion: preferences.reducedMotion ? 'reduce' : 'no-preference',
        forcedColors: preferences.forcedColors ? 'active' : 'none',
        colorScheme: preferences.colorScheme,
      })
      const page = await context.newPage()
      return new ChromiumTab(page, await context.newCDPSession(page))
    },
    close: () => browser.close(),
  }
}

class ChromiumTab implements BrowserTab {
  readonly engine = 'chromium'
  readonly errors: string[] = []

  constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {
    page.on('pageerror', (error) => this.errors.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error')
        this.errors.push(`console: ${message.text()} ${message.location().url}`)
    })
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address)
  }

  async run<Args extends unknown[], T>(
    script: (...args: Args) => T | Promise<T>,
    ...args: Args
  ): Promise<Awaited<T>> {
    const call = `${pageCall(script)}(${JSON.stringify(JSON.stringify(args))})`
    return readResult<Awaited<T>>(
      await acrossNavigations(() => this.page.evaluate(call), isInterrupted),
    )
  }

  async click(selector: string): Promise<void> {
    const { x, y } = await findTarget(this, selector)
    await this.page.mouse.click(x, y)
  }

  async hover(selector: string): Promise<void> {
    const { x, y } = await findTarget(this, selector)
    await this.page.mouse.move(x, y)
  }

  press(keys: string): Promise<void> {
    return this.page.keyboard.press(keys)
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text)
  }

  resize(width: number, height: number): Promise<void> {
    return this.page.setViewportSize({ width, height })
  }

  back(): Promise<void> {
    return this.traverse(-1)
  }

  forward(): Promise<void> {
    return this.traverse(1)
  }

  async reload(): Promise<void> {
    await this.page.reload()
  }

  screenshot(): Promise<Buffer> {
    return this.page.screenshot()
  }

  pdf(): Promise<Buffer> {
    return this.page.pdf()
  }

  close(): Promise<void> {
    return this.page.context().close()
  }

  /** Playwright's own methods wait for a load event. */
  private async traverse(delta: number): Promise<void> {
    const { currentIndex, entries } = await this.session.send('Page.getNavigationHistory')
    const entry = entries[currentIndex + delta]
    if (!entry) throw new Error('the history has no such entry')
    await this.session.send('Page.navigateToHistoryEntry', { entryId: entry.id })
  }
}

function isInterrupted(error: unknown): boolean {
  return /context was destroyed|Cannot find context|navigat/i.test(String(error))
}
