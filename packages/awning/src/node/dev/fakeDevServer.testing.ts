import type { Plugin } from 'vite'
import { openPageEvent } from '../../client/dev/contentEvent.ts'

type Listener = (value: string, client?: object) => void

/** What the server sent to open pages. */
export interface SentMessage {
  readonly type: string
  readonly event?: string
  readonly data?: unknown
  readonly err?: { readonly message: string; readonly loc?: object }
}

/** The parts of Vite's dev server that a plugin for updates uses. Tests call `change` for an edited file. */
export class FakeDevServer {
  readonly sent: SentMessage[] = []
  readonly warnings: string[] = []
  readonly failures: string[] = []
  readonly watched: string[] = []
  /** Names of the files that the watcher has found, by folder. */
  found: Readonly<Record<string, string[]>> = {}
  readonly #plugin: Plugin
  readonly #listeners = new Map<string, Listener[]>()
  readonly watcher = {
    add: (paths: string | readonly string[]) => this.watched.push(...[paths].flat()),
    on: (event: string, listener: Listener) => {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
      return this.watcher
    },
    getWatched: () => this.found,
  }
  readonly httpServer = {
    once: (event: string, listener: Listener) => this.watcher.on(`http ${event}`, listener),
  }
  readonly ws = {
    clients: new Set<{ send(event: string, data: unknown): void }>(),
    on: (event: string, listener: Listener) => this.watcher.on(event, listener),
    send: (message: SentMessage | string, data?: unknown) => {
      this.sent.push(typeof message === 'string' ? custom(message, data) : message)
    },
  }
  readonly config = {
    logger: {
      warn: (text: string) => this.warnings.push(text),
      error: (text: string) => this.failures.push(text),
    },
  }

  constructor(plugin: Plugin) {
    this.#plugin = plugin
    const { configureServer } = plugin
    if (typeof configureServer !== 'function') throw new Error('the plugin configures no server')
    Reflect.apply(configureServer, {}, [this])
  }

  emit(event: string, value = '', client?: object): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(value, client)
  }

  /** Opens a page in a browser, and returns what is sent to that page alone. */
  open(pathname: string): SentMessage[] {
    const received: SentMessage[] = []
    const client = { send: (event: string, data: unknown) => received.push(custom(event, data)) }
    this.ws.clients.add(client)
    this.emit(openPageEvent, pathname, client)
    return received
  }

  /** Simulates that a file was edited, added or deleted: calls the plugin for each environment in turn, as Vite does. */
  async change(
    file: string,
    modules: readonly string[] = [],
    type: 'create' | 'update' | 'delete' = 'update',
  ): Promise<Record<string, unknown>> {
    const { hotUpdate } = this.#plugin
    if (typeof hotUpdate !== 'object') throw new Error('the plugin has no update with an order')
    const updated: Record<string, unknown> = {}
    for (const name of ['client', 'ssr', 'rsc']) {
      updated[name] = await Reflect.apply(hotUpdate.handler, { environment: { name } }, [
        { type, file, server: this, modules },
      ])
    }
    return updated
  }
}

function custom(event: string, data: unknown): SentMessage {
  return { type: 'custom', event, data }
}
