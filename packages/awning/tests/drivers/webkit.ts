import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect } from '../browser/expectSoon.ts'
import { usualSize, type Preferences, type TestBrowser } from './browserTab.ts'
import { start } from './childProcess.ts'
import { removeFolder } from './temporaryFolder.ts'
import { openDisplay } from './virtualDisplay.ts'
import { WebDriver } from './webDriver.ts'
import { makeHome } from './webkitHome.ts'
import { WebKitTab } from './webkitTab.ts'

/** Debian's WebKit, through its WebDriver: Playwright drives only a WebKit of its own. */
export async function launchWebKit(preferences: Preferences): Promise<TestBrowser> {
  const display = await openDisplay()
  const home = makeHome(preferences)
  const port = await freePort()
  const driver = start('WebKitWebDriver', [`--port=${port}`], {
    // What is printed goes to the working directory.
    cwd: home,
    env: { ...display.env, HOME: home, XDG_CONFIG_HOME: `${home}/.config` },
  })
  const close = async () => {
    await driver.end()
    await display.end()
    removeFolder(home)
  }
  const address = `http://127.0.0.1:${port}`
  try {
    await expect(() => fetch(`${address}/status`)).toPass({ intervals: [20] })
  } catch (error) {
    await close()
    throw error
  }
  return {
    // A tab is a browser, because only a new one has no storage.
    async openTab(baseURL) {
      const browser = await WebDriver.open(address, {
        timeouts: { script: 60_000 },
        'webkitgtk:browserOptions': { args: browserArguments(preferences) },
      })
      try {
        await openBareWindow(browser, `${baseURL}/robots.txt`)
      } catch (error) {
        await browser.close()
        throw error
      }
      const tab = new WebKitTab(browser, { baseURL, home, display })
      await tab.resize(usualSize.width, usualSize.height)
      return tab
    },
    close,
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no port was given')
  return address.port
}
