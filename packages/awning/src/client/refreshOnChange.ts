import { contentEvent, openPageEvent, type ContentEvent } from './contentEvent.ts'
import type { View } from './view.ts'

export interface RefreshedApp {
  /** Fetches the page at a path. */
  load(pathname: string): Promise<View>
  /** Reads a payload that the dev server has sent. */
  decode(payload: string): Promise<View>
  /** Removes the pages that were loaded before the change. */
  forget(): void
  show(view: View): void
}

/** In dev: when content or a server component changes, the current page is replaced by its new version. */
export function refreshOnChange({ load, decode, forget, show }: RefreshedApp): void {
  let latest = 0
  const refresh = async ({ pathname, payload }: ContentEvent = {}) => {
    const id = ++latest
    forget()
    // What was prefetched is old too.
    window.__awning.fetchPayload = (href) => fetch(href)
    const isSent = payload !== undefined && pathname === location.pathname
    const view = await (isSent ? decode(payload) : load(location.pathname))
    // Parts of a page may arrive late, when there is a newer version of it.
    if (id === latest) show(view)
  }
  import.meta.hot?.on(contentEvent, (event: ContentEvent) => {
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
    void refresh(event)
  })
  import.meta.hot?.on('rsc:update', () => void refresh())
}

/** In dev: names the page that is open now, so that the server can send its next version without being asked. */
export function reportOpenPage(): void {
  import.meta.hot?.send(openPageEvent, location.pathname)
}

/** In dev: the app could not start, but a changed file may fix that, so the document is reloaded. */
export function reloadOnChange(): void {
  const reload = () => location.reload()
  import.meta.hot?.on(contentEvent, reload)
  import.meta.hot?.on('rsc:update', reload)
}
