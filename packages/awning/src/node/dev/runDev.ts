import type { ViteDevServer } from 'vite'
import { isSettingsError } from '../../config/settingsError.ts'
import type { SiteConfig } from '../../config/site.ts'

/** The settings, and the files that they come from: `site.config.ts` and what it imports. */
export interface DevSettings {
  readonly config: SiteConfig
  readonly files: readonly string[]
}

export interface RunDevOptions {
  /** Rejects with a `SettingsError` for a mistake of the owner. */
  readonly readSettings: () => Promise<DevSettings>
  /** The server calls `restart` when it cannot serve the site as it is now, with the reason. */
  readonly start: (
    config: SiteConfig,
    isFirst: boolean,
    restart: (reason: string) => void,
  ) => Promise<DevServer>
  readonly log: Pick<Console, 'log' | 'error'>
}

/** What is needed of Vite's dev server. */
export interface DevServer extends Pick<ViteDevServer, 'close'> {
  readonly watcher: {
    add(files: readonly string[]): unknown
    on(event: 'all', listener: (event: string, file: string) => void): unknown
  }
  readonly ws: { send(message: object): void }
}

/**
 * Runs the dev server. When the settings change, it is started again with the new ones, and open
 * pages load again. While the settings have a mistake, the last good ones stay in use.
 */
export async function runDev({ readSettings, start, log }: RunDevOptions): Promise<void> {
  let settings = await readSettings()
  let isBusy = false
  let isStale = false
  let hasMistake = false
  /** Why the server has to start again, although its settings are the same. */
  let reason: string | undefined
  let server = watched(await start(settings.config, true, restart))

  function watched(started: DevServer): DevServer {
    started.watcher.add(settings.files)
    started.watcher.on('all', (_, file) => {
      if (started === server && settings.files.includes(file)) void update()
    })
    return started
  }

  function restart(because: string): void {
    reason = because
    void update()
  }

  /** A change that comes while this runs is read afterwards. */
  async function update(): Promise<void> {
    isStale = true
    if (isBusy) return
    isBusy = true
    while (isStale) {
      isStale = false
      try {
        await apply(await readSettings())
      } catch (error) {
        hasMistake = true
        show(error)
      }
    }
    isBusy = false
  }

  async function apply(next: DevSettings): Promise<void> {
    const isSame = JSON.stringify(next.config) === JSON.stringify(settings.config)
    const last = settings
    settings = next
    const because = reason ?? 'The settings have changed'
    const isNeeded = !isSame || reason !== undefined
    reason = undefined
    if (!isNeeded) {
      server.watcher.add(next.files)
      // Removes the message about the mistake from open pages.
      if (hasMistake) server.ws.send({ type: 'full-reload' })
      hasMistake = false
      return
    }
    log.log(`${because}: the dev server starts again.`)
    await server.close()
    try {
      server = watched(await start(next.config, false, restart))
      hasMistake = false
    } catch (error) {
      settings = { ...last, files: next.files }
      server = watched(await start(last.config, false, restart))
      throw error
    }
  }

  function show(error: unknown): void {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    const text = isSettingsError(error) ? message : stack || message
    log.error(`\n${text}\n`)
    server.ws.send({ type: 'error', err: { message, stack: '' } })
  }
}
