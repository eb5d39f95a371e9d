import type { ComponentType, ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App, type Stage } from './App.tsx'
import { loadView, StalePayload, type Decode } from './loadView.ts'
import { keepPace } from './pace.ts'
import { Router } from './router/router.ts'
import { probeStorage } from './storage.ts'
import type { View } from './view.ts'

export interface AppParts {
  readonly decode: Decode
  /** Draws a whole document when the chrome itself fails. */
  readonly Boundary: ComponentType<{ children: ReactNode }>
}

/** Takes the finished HTML over. Rejects, and leaves the page as it is, when its data cannot be had. */
export async function startApp({ decode, Boundary }: AppParts): Promise<void> {
  const notFound = `${localeRoot()}404`
  const pages = new Map<string, View>()
  const load = async (pathname: string, wanted?: string): Promise<View> => {
    const page = pathname.replace(/\/(?:index\.html)?$/, '')
    const view = pages.get(page) ?? (await loadView(pathname, notFound, decode, wanted))
    remember(pages, page, view)
    return view
  }
  const first = await load(documentPath(), documentId())
  let stage: Stage | undefined
  const router = new Router({
    load: async (pathname) => {
      const view = await load(pathname)
      return async () => stage?.show(view)
    },
    isStale: (error) => error instanceof StalePayload,
    changed: (status) => stage?.setStatus(status),
  })
  const controls = {
    retry: () => router.retry(),
    overlay: (close: (() => void) | undefined) => router.overlay(close),
  }
  const begin = performance.now()
  stage = await new Promise<Stage>((resolve) => {
    hydrateRoot(
      document,
      <Boundary>
        <App first={first} onReady={resolve} router={controls} />
      </Boundary>,
    )
  })
  keepPace(performance.now() - begin)
  router.start()
  probeStorage()
  if (import.meta.hot) refreshOnChange(pages, load, stage)
  document.documentElement.dataset['app'] = 'on'
  for (const control of window.shop.early.splice(0)) if (control.isConnected) control.click()
}

/** The way back should be instant, but memory is not endless. */
function remember(pages: Map<string, View>, page: string, view: View): void {
  pages.delete(page)
  pages.set(page, view)
  const [oldest] = pages.keys()
  if (pages.size > 30 && oldest !== undefined) pages.delete(oldest)
}

/** Root of the locale this document belongs to: the brand link leads there. */
function localeRoot(): string {
  return document.documentElement.dataset['root'] ?? window.shop.base
}

/** Usually its address; the offline page may stand in for any other. */
function documentPath(): string {
  return document.documentElement.dataset['page'] ?? location.pathname
}

/** Id of the payload that this document was drawn with. */
function documentId(): string | undefined {
  return document.querySelector<HTMLElement>('link[rel=intent][data-id]')?.dataset['id']
}

/** While writing: content or a server component changed, so the page is fetched anew, in place. */
function refreshOnChange(
  pages: Map<string, View>,
  load: (pathname: string) => Promise<View>,
  stage: Stage,
): void {
  const refresh = async () => {
    pages.clear()
    await stage.show(await load(location.pathname))
  }
  import.meta.hot?.on('awning:content', () => {
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
    void refresh()
  })
  import.meta.hot?.on('rsc:update', () => void refresh())
}
