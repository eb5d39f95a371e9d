import type { ComponentType, ReactNode } from 'react'
import { App, type Stage } from './App.tsx'
import { contentEvent } from './contentEvent.ts'
import { hydrateDocument } from './hydrateDocument.ts'
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

/**
 * Takes the finished HTML over. When that fails, for whatever reason, the page stays as it is. Boot and
 * the style sheets learn that no app will come: there is no second try in this document.
 */
export async function startApp(parts: AppParts): Promise<void> {
  try {
    await takeOver(parts)
  } catch (error) {
    // A site that was updated since the document came is no fault.
    if (!(error instanceof StalePayload))
      console.error('The app could not start. The page stays as it is.', error)
    document.documentElement.dataset['app'] = 'off'
    if (import.meta.hot) reloadOnChange()
  }
}

async function takeOver({ decode, Boundary }: AppParts): Promise<void> {
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
  await hydrateDocument((onReady) => {
    // Again when the app is drawn again, after a crash of the chrome.
    const onStage = (ready: Stage) => {
      stage = ready
      onReady()
    }
    return (
      <Boundary>
        <App first={first} onReady={onStage} router={controls} />
      </Boundary>
    )
  })
  keepPace(performance.now() - begin)
  router.start()
  probeStorage()
  if (import.meta.hot) refreshOnChange(pages, load, (view) => stage?.show(view))
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
  show: (view: View) => Promise<void> | undefined,
): void {
  const refresh = async () => {
    pages.clear()
    await show(await load(location.pathname))
  }
  import.meta.hot?.on(contentEvent, () => {
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
    void refresh()
  })
  import.meta.hot?.on('rsc:update', () => void refresh())
}

/** While writing: there is no app to show the change in, but the change may let it start. */
function reloadOnChange(): void {
  const reload = () => location.reload()
  import.meta.hot?.on(contentEvent, reload)
  import.meta.hot?.on('rsc:update', reload)
}
