import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'

/** A Chromium of years ago, which Debian packages as a part of Qt. */
export interface QtWebEngine {
  readonly name: string
  readonly folder: 'qt5' | 'qt6'
  /** What Debian 12 calls what the tests need. */
  readonly packages: readonly string[]
}

export const qtWebEngines: readonly QtWebEngine[] = [
  {
    name: 'chromium-87',
    folder: 'qt5',
    packages: ['qml', 'qml-module-qtwebengine', 'qml-module-qtquick-window2'],
  },
  {
    name: 'chromium-102',
    folder: 'qt6',
    packages: [
      'qml-qt6',
      'qml6-module-qtwebengine',
      'qml6-module-qtquick-window',
      'qml6-module-qtqml-workerscript',
    ],
  },
]

export function isInstalled({ folder }: QtWebEngine): boolean {
  if (!existsSync(program(folder))) return false
  return readdirSync('/usr/lib').some((name) =>
    existsSync(`/usr/lib/${name}/${folder}/qml/QtWebEngine`),
  )
}

const program = (folder: string) => `/usr/lib/${folder}/bin/qml`

/** A browser with one tab: Qt's has no way to open another. */
export interface OldBrowser {
  readonly page: Page
  close(): Promise<void>
}

export async function openOldBrowser({ folder }: QtWebEngine): Promise<OldBrowser> {
  const port = await freePort()
  const runtime = mkdtempSync(join(tmpdir(), 'old-browser-'))
  const child = spawn(program(folder), [fileURLToPath(new URL('window.qml', import.meta.url))], {
    // A group of its own, because the browser starts further processes.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      HOME: runtime,
      XDG_RUNTIME_DIR: runtime,
      QT_QPA_PLATFORM: 'offscreen',
      QT_QUICK_BACKEND: 'software',
      QTWEBENGINE_DISABLE_SANDBOX: '1',
      QTWEBENGINE_REMOTE_DEBUGGING: `127.0.0.1:${port}`,
      QTWEBENGINE_CHROMIUM_FLAGS: '--disable-gpu --no-sandbox',
    },
  })
  const close = async () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended already.
    }
    rmSync(runtime, { recursive: true, force: true })
  }
  try {
    const address = await new Promise<string>((resolve, reject) => {
      createInterface(child.stderr).on('line', (line) => {
        const found = /^DevTools listening on (ws:\S+)/.exec(line)?.[1]
        if (found !== undefined) resolve(found)
      })
      child.once('error', reject)
      child.once('exit', (code) => reject(new Error(`${program(folder)} ended with ${code}`)))
    })
    // Qt's browser knows no commands about contexts, which Playwright's defaults would need.
    const browser = await chromium.connectOverCDP(address, { noDefaults: true })
    const page = browser.contexts()[0]?.pages()[0]
    if (!page) throw new Error('the browser has opened no page')
    return { page, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Qt does not choose a port by itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
