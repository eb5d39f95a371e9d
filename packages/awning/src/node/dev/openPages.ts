import { isUtf8 } from 'node:buffer'
import type { ViteDevServer } from 'vite'
import { contentEvent, openPageEvent, type ContentEvent } from '../../client/dev/contentEvent.ts'

/** Renders the payload at a path; undefined if there is no page. */
export type RenderPayload = (pathname: string) => Promise<Buffer | undefined>

/** What is needed of Vite's dev server. */
export type OpenPagesServer = Pick<ViteDevServer, 'ws'>

/** Knows which pages are open in browsers, and sends each its new version after an edit. */
export class OpenPages {
  readonly #paths = new WeakMap<object, string>()
  readonly #render: RenderPayload
  #updates = 0

  constructor(render: RenderPayload) {
    this.#render = render
  }

  listen({ ws }: OpenPagesServer): void {
    ws.on(openPageEvent, (pathname: unknown, client) => {
      if (typeof pathname === 'string') this.#paths.set(client, pathname)
    })
  }

  /** Lets all open pages fetch themselves again. */
  announce({ ws }: OpenPagesServer): void {
    this.#updates++
    ws.send(contentEvent, {} satisfies ContentEvent)
  }

  /** Renders the pages that are open, and no others, and sends them. */
  async update({ ws }: OpenPagesServer): Promise<void> {
    const id = ++this.#updates
    const payloads = new Map<string, Promise<string | undefined>>()
    await Promise.all(
      Array.from(ws.clients, async (client) => {
        const pathname = this.#paths.get(client)
        let event: ContentEvent = {}
        if (pathname !== undefined) {
          const rendering = payloads.get(pathname) ?? this.#payload(pathname)
          payloads.set(pathname, rendering)
          event = { pathname, payload: await rendering }
        }
        // After another edit there is a newer version.
        if (id === this.#updates) client.send(contentEvent, event)
      }),
    )
  }

  /** A page that cannot be rendered is fetched by the browser, which shows the reason. */
  async #payload(pathname: string): Promise<string | undefined> {
    try {
      const payload = await this.#render(pathname)
      return payload && isUtf8(payload) ? payload.toString() : undefined
    } catch {
      return undefined
    }
  }
}
