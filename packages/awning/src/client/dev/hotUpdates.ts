import { contentEvent, openPageEvent, type ContentEvent } from './contentEvent.ts'
import type { RefreshedApp } from './devHooks.ts'

/** What is needed of Vite's connection to the dev server. */
export interface HotConnection {
  on(event: string, listener: (event: ContentEvent) => void): void
  send(event: string, data: string): void
}

/** Shows every edit in the open page. */
export function connectHotUpdates(hot: HotConnection): void {
  window.__awning.dev = {
    started: (app) => refreshOnChange(hot, app),
    // So that the server can send the next version of the page without being asked.
    shown: () => hot.send(openPageEvent, location.pathname),
    // A changed file may fix what failed.
    failed: () => onChange(hot, () => location.reload()),
  }
}

/** When content or a server component changes, the current page is replaced by its new version. */
function refreshOnChange(hot: HotConnection, { load, decode, forget, show }: RefreshedApp): void {
  let latest = 0
  onChange(hot, async ({ pathname, payload }) => {
    const id = ++latest
    forget()
    // What was prefetched is old too.
    window.__awning.fetched.clear()
    const isSent = payload !== undefined && pathname === location.pathname
    try {
      const view = await (isSent ? decode(payload) : load(location.pathname))
      // Parts of a page may arrive late, when there is a newer version of it.
      if (id === latest) show(view)
    } catch {
      // The server's answer for the document says why the page cannot be shown.
      if (id === latest) location.reload()
    }
  })
}

function onChange(hot: HotConnection, change: (event: ContentEvent) => unknown): void {
  hot.on(contentEvent, (event) => {
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
    void change(event)
  })
  hot.on('rsc:update', () => void change({}))
}
