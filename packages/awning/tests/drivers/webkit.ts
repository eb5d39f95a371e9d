import { expect } from '../browser/expectSoon.ts'
import { usualSize, type Preferences, type TestBrowser } from './browserTab.ts'
import { removeFolder } from './temporaryFolder.ts'
import { openDisplay } from './virtualDisplay.ts'
import type { WebDriver } from './webDriver.ts'
import { makeHome } from './webkitHome.ts'
import { startSession } from './webkitSession.ts'
import { WebKitTab } from './webkitTab.ts'

/** Debian's WebKit, through its WebDriver: Playwright drives only a WebKit of its own. */
export async function launchWebKit(preferences: Preferences): Promise<TestBrowser> {
  const display = await openDisplay()
  const home = makeHome(preferences)
  return {
    // A tab is a browser, because only a new one has no storage.
    async openTab(baseURL) {
      const { browser, end } = await startSession(browserArguments(preferences), {
        // What is printed goes to the working directory.
        cwd: home,
        env: { ...display.env, HOME: home, XDG_CONFIG_HOME: `${home}/.config` },
      })
      try {
        await openBareWindow(browser, `${baseURL}/robots.txt`)
        const tab = new WebKitTab(browser, { baseURL, home, display, end })
        await tab.resize(usualSize.width, usualSize.height)
        return tab
      } catch (error) {
        await end()
        throw error
      }
    },
    async close() {
      await display.end()
      removeFolder(home)
    },
  }
}

function browserArguments({ script, colorScheme, backForwardCache }: Preferences): string[] {
  return [
    '--automation',
    '--javascript-can-open-windows-automatically=true',
    `--enable-javascript-markup=${script}`,
    `--enable-page-cache=${backForwardCache}`,
    ...(colorScheme === 'dark' ? ['--dark-mode'] : []),
  ]
}

/** The toolbar of a usual window keeps it from becoming as narrow as a phone; a popup has none. */
async function openBareWindow(browser: WebDriver, address: string): Promise<void> {
  await browser.goto(address)
  const [first] = await browser.windows()
  await browser.execute(`void open(arguments[0], '', 'popup,width=400,height=800')`, address)
  const popup = async () => (await browser.windows()).find((handle) => handle !== first)
  await expect.poll(popup).toBeDefined()
  await browser.switchTo((await popup()) ?? '')
}
