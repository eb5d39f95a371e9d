import { describe, expect, it, vi } from 'vitest'
import { plainSite } from '../../config/plainSite.testing.ts'
import { SettingsError } from '../../config/settingsError.ts'
import type { SiteConfig } from '../../config/site.ts'
import { runDev, type DevServer, type DevSettings } from './runDev.ts'

const file = '/site/site.config.ts'
const imported = '/site/settings/navbar.ts'
const withUrl = (url: string): SiteConfig => ({ ...plainSite, url })

class FakeServer implements DevServer {
  readonly sent: object[] = []
  readonly watchedFiles: string[] = []
  #listener: (event: string, file: string) => void = () => {}
  readonly close = vi.fn(async () => {})
  readonly watcher = {
    add: (files: readonly string[]) => this.watchedFiles.push(...files),
    on: (_: 'all', listener: (event: string, file: string) => void) => {
      this.#listener = listener
    },
  }
  readonly ws = { send: (message: object) => void this.sent.push(message) }

  edit(path: string): void {
    this.#listener('change', path)
  }
}

/** Runs a dev server whose settings the test changes. */
async function run() {
  const servers: FakeServer[] = []
  const urls: string[] = []
  const logged: string[] = []
  const starts: boolean[] = []
  const state: {
    read: () => Promise<DevSettings>
    restart: (reason: string) => void
    failing?: string
  } = {
    restart: () => {},
    read: async () => ({ config: plainSite, files: [file, imported] }),
  }
  const log = (text: string) => logged.push(text)
  await runDev({
    readSettings: () => state.read(),
    async start(config, isFirst, restart) {
      state.restart = restart
      starts.push(isFirst)
      if (config.url === state.failing) throw new Error('cannot start')
      const server = new FakeServer()
      servers.push(server)
      urls.push(config.url)
      return server
    },
    log: { log, error: log },
  })
  const change = (config: SiteConfig) => {
    state.read = async () => ({ config, files: [file, imported] })
  }
  return { servers, starts, urls, logged, state, change, last: () => servers.at(-1) }
}

describe('an edit of the settings', () => {
  it.each([file, imported])('starts the server again with them: %s', async (edited) => {
    const { servers, urls, logged, change } = await run()
    expect(servers[0]?.watchedFiles).toEqual([file, imported])
    change(withUrl('https://new.example'))
    servers[0]?.edit(edited)
    await vi.waitFor(() => expect(urls).toEqual([plainSite.url, 'https://new.example']))
    expect(servers[0]?.close).toHaveBeenCalledOnce()
    expect(logged.join()).toContain('starts again')
  })

  it('that changes nothing leaves the server as it is, and so does another file', async () => {
    const { servers, state } = await run()
    const read = vi.spyOn(state, 'read')
    servers[0]?.edit('/site/content/zh/docs/a.md')
    expect(read).not.toHaveBeenCalled()
    servers[0]?.edit(file)
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce())
    expect(servers).toHaveLength(1)
    expect(servers[0]?.close).not.toHaveBeenCalled()
  })

  it('with a mistake is shown without a stack, and the last good settings stay in use', async () => {
    const { servers, logged, state, change } = await run()
    state.read = () => Promise.reject(new SettingsError('url: must be a complete address'))
    servers[0]?.edit(file)
    await vi.waitFor(() => expect(servers[0]?.sent).toHaveLength(1))
    expect(servers[0]?.sent).toMatchObject([{ type: 'error', err: { stack: '' } }])
    expect(logged).toEqual(['\nurl: must be a complete address\n'])
    change(plainSite)
    servers[0]?.edit(file)
    await vi.waitFor(() => expect(servers[0]?.sent.at(-1)).toEqual({ type: 'full-reload' }))
    expect(servers).toHaveLength(1)
  })

  it('that comes while the last one is read is read afterwards', async () => {
    const { servers, urls, state, change } = await run()
    let finish = (_: DevSettings): void => undefined
    state.read = () => new Promise((resolve) => (finish = resolve))
    servers[0]?.edit(file)
    change(withUrl('https://second.example'))
    servers[0]?.edit(file)
    finish({ config: withUrl('https://first.example'), files: [file] })
    await vi.waitFor(() => expect(urls.at(-1)).toBe('https://second.example'))
  })

  it('with which the server cannot start brings back the last one, which sees later edits', async () => {
    const { urls, logged, state, change, last } = await run()
    state.failing = 'https://bad.example'
    change(withUrl('https://bad.example'))
    last()?.edit(file)
    await vi.waitFor(() => expect(urls).toEqual([plainSite.url, plainSite.url]))
    await vi.waitFor(() => expect(logged.join()).toContain('cannot start'))
    change(withUrl('https://good.example'))
    last()?.edit(file)
    await vi.waitFor(() => expect(urls.at(-1)).toBe('https://good.example'))
  })
})

describe('a server that cannot serve the site any more', () => {
  it('is replaced by another one with the same settings, once, and the reason is printed', async () => {
    const { servers, starts, logged, state } = await run()
    state.restart('The site has MDX or code now')
    await vi.waitFor(() => expect(servers).toHaveLength(2))
    expect(servers[0]?.close).toHaveBeenCalledOnce()
    expect(starts).toEqual([true, false])
    expect(logged).toEqual(['The site has MDX or code now: the dev server starts again.'])
    const read = vi.spyOn(state, 'read')
    servers[1]?.edit(file)
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce())
    expect(servers).toHaveLength(2)
  })
})
