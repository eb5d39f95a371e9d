import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test as base } from '@playwright/test'
import { WebDriver } from './webDriver.ts'

/** Debian's WebKit, which Playwright cannot drive, in a virtual display. */
export const test = base.extend<{ webkit: WebDriver }>({
  webkit: [
    async ({ baseURL }, use, testInfo) => {
      const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'])
      const [number] = await once(display.stdout, 'data')
      const port = await freePort()
      const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
        env: { ...process.env, DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11' },
        stdio: 'ignore',
      })
      try {
        await expect(() => fetch(`http://127.0.0.1:${port}/status`)).toPass({ intervals: [20] })
        const browser = await WebDriver.open(`http://127.0.0.1:${port}`, {
          timeouts: { script: 60_000 },
          'webkitgtk:browserOptions': {
            args: ['--automation', '--javascript-can-open-windows-automatically=true'],
          },
        })
        await openBareWindow(browser, `${baseURL}/robots.txt`)
        await use(browser)
        if (testInfo.status !== testInfo.expectedStatus) {
          const body = await browser.screenshot()
          await testInfo.attach('window', { body, contentType: 'image/png' })
        }
        await browser.close()
      } finally {
        driver.kill()
        display.kill()
      }
    },
    // Starting a browser must not use up the time of the test.
    { timeout: 60_000 },
  ],
})

/** The toolbar of a usual window keeps it from becoming as narrow as a phone; a popup has none. */
async function openBareWindow(browser: WebDriver, address: string): Promise<void> {
  await browser.goto(address)
  const [first] = await browser.windows()
  await browser.run((url) => void open(url, '', 'popup,width=400,height=800'), address)
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
