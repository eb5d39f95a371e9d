import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect } from '../browser/expectSoon.ts'
import { start, type StartOptions } from './childProcess.ts'
import { WebDriver } from './webDriver.ts'

interface Session {
  readonly browser: WebDriver
  /** Ends the browser and its driver. */
  end(): Promise<void>
}

/** A browser that is not there after this many milliseconds does not come any more, as happens on a busy machine. */
const patience = 25_000

/** Starts a browser, and a driver for it alone. */
export async function startSession(args: string[], options: StartOptions): Promise<Session> {
  for (let tries = 1; ; tries += 1) {
    const port = await freePort()
    const driver = start('WebKitWebDriver', [`--port=${port}`], options)
    const address = `http://127.0.0.1:${port}`
    try {
      await expect(() => fetch(`${address}/status`)).toPass({ intervals: [20], timeout: patience })
      const capabilities = {
        timeouts: { script: 60_000 },
        'webkitgtk:browserOptions': { args },
      }
      const browser = await WebDriver.open(address, capabilities, AbortSignal.timeout(patience))
      return { browser, end: () => driver.end() }
    } catch (error) {
      await driver.end()
      if (tries === 3) throw error
    }
  }
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
