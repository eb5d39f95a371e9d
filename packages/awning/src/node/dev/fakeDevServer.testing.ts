import type { Plugin } from 'vite'

type Listener = (value: string) => void

/** What the server sent to open pages. */
export interface SentMessage {
  readonly type: string
  readonly event?: string
  readonly err?: { readonly message: string; readonly loc?: object }
}

/** The parts of Vite's dev server that a plugin for updates uses. Tests call `change` for an edited file. */
export class FakeDevServer {
  readonly sent: SentMessage[] = []
  readonly warnings: string[] = []
  readonly failures: string[] = []
  readonly watched: string[] = []
  readonly #plugin: Plugin
  readonly #listeners = new Map<string, Listener[]>()
  readonly watcher = {
    add: (paths: string | readonly string[]) => this.watched.push(...[paths].flat()),
    on: (event: string, listener: Listener) => {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
      return this.watcher
    },
  }
  readonly ws = {
    on: (event: string, listener: Listener) => this.watcher.on(event, listener),
    send: (message: SentMessage) => {
      this.sent.push(message)
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

  emit(event: string, value = ''): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(value)
  }

  /** Simulates that a file was edited, added or deleted: calls the plugin for each environment in turn, as Vite does. */
  async change(file: string, modules: readonly string[] = []): Promise<Record<string, unknown>> {
    const { hotUpdate } = this.#plugin
    if (typeof hotUpdate !== 'object') throw new Error('the plugin has no update with an order')
    const updated: Record<string, unknown> = {}
    for (const name of ['client', 'ssr', 'rsc']) {
      updated[name] = await Reflect.apply(hotUpdate.handler, { environment: { name } }, [
        { file, server: this, modules },
      ])
    }
    return updated
  }
}
