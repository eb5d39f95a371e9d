import type { ComponentType, ReactNode } from 'react'
import { App, type AppHandle, type AppScreen } from './App.tsx'
import { hydrateDocument } from './hydrateDocument.ts'
import { loadView, Redirected, StalePayload, viewOf, type Decode } from './loadView.ts'
import { payloadHref } from './payloadHref.ts'
import { replayClicks } from './replayClicks.ts'
import { loadTimeout, LoadTimeout } from './router/loadTimeout.ts'
import { pageOf } from './router/machine.ts'
import { Router } from './router/router.ts'
import { probeStorage } from './storage.ts'
import type { View } from './view.ts'

export interface AppParts {
  readonly decode: Decode
  /** Renders a whole document with an error message when the shell itself fails. */
  readonly Boundary: ComponentType<{ children: ReactNode }>
}

/**
 * Loads the view of the document, hydrates it and starts the router. Rejects if something did not arrive, so that boot
 * tries again. When anything else fails, the page stays as it is, and `data-app="off"` tells boot and the style sheets
 * that the app will not run in this document.
 */
export async function startApp({ decode, Boundary }: AppParts): Promise<void> {
  const notFound = `${localeRoot()}404`
  leaveFileName(notFound)
  const pages = new Map<string, View>()
  /** The page whose link was pressed last. The click takes it, also if it has failed: a retry begins a new load. */
  let prepared: { readonly page: string; readonly view: Promise<View> } | undefined
  const load = async (pathname: string, wanted?: string): Promise<View> => {
    const page = pageOf({ pathname })
    const ahead = prepared?.page === page ? prepared.view : undefined
    if (ahead) prepared = undefined
    const view = pages.get(page) ?? (await (ahead ?? loadView(pathname, notFound, decode, wanted)))
    remember(pages, page, view)
    return view
  }
  const prepare = (pathname: string) => {
    const page = pageOf({ pathname })
    if (pages.has(page) || prepared?.page === page) return
    const view = loadView(pathname, notFound, decode)
    view.catch(() => {})
    prepared = { page, view }
  }
  let first: View | undefined
  try {
    first = await Promise.race([load(documentPath(), documentId()), timeOut()])
    await hydrateAndStart(first, { decode, Boundary }, pages, load, prepare)
  } catch (error) {
    window.__awning.dev?.failed()
    // A site that was deployed since the document was loaded is no error.
    if (!(error instanceof StalePayload)) {
      console.error('The app could not start. The page stays as it is.', error)
      if (!first) throw error
    }
    document.documentElement.dataset['app'] = 'off'
  }
}

function timeOut(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new LoadTimeout()), loadTimeout))
}

async function hydrateAndStart(
  first: View,
  { decode, Boundary }: AppParts,
  pages: Map<string, View>,
  load: (pathname: string) => Promise<View>,
  prepare: (pathname: string) => void,
): Promise<void> {
  let stage: AppHandle | undefined
  let shown: AppScreen = { view: first }
  let wanted = shown
  const show = (screen: AppScreen) => {
    wanted = screen
    stage?.show(screen)
  }
  const router = new Router({
    load: async (pathname) => {
      try {
        const view = await load(pathname)
        return (onShown, isSwipe) => show({ view, onShown, isSwipe })
      } catch (error) {
        if (error instanceof Redirected) return new URL(error.to, location.href)
        throw error
      }
    },
    prepare,
    cancel(status) {
      wanted = shown
      stage?.restore(shown, status)
    },
    isStale: (error) => error instanceof StalePayload,
    changed: (status) => stage?.setStatus(status),
  })
  const controls = {
    retry: () => router.retry(),
    overlay: (owner: object, close: (() => void) | undefined) => router.overlay(owner, close),
  }
  const onShown = (screen: AppScreen) => {
    shown = screen
    screen.onShown?.()
    window.__awning.dev?.shown()
  }
  // From the moment React handles clicks, boot must not record them as well.
  let earlyClicks: HTMLElement[] = []
  const onHydrated = () => {
    earlyClicks = window.__awning.earlyClicks ?? []
    window.__awning.earlyClicks = undefined
  }
  await hydrateDocument((onReady) => {
    // Called again when the app mounts again after a crash of the shell.
    const onStage = (ready: AppHandle) => {
      stage = ready
      onReady()
    }
    return (
      <Boundary>
        <App
          initial={() => wanted}
          onHydrated={onHydrated}
          onReady={onStage}
          onShown={onShown}
          router={controls}
        />
      </Boundary>
    )
  }).catch((error: unknown) => {
    window.__awning.earlyClicks ??= earlyClicks
    throw error
  })
  router.start()
  probeStorage()
  window.__awning.dev?.started({
    load,
    decode: (payload) => viewOf(payload, decode),
    forget: () => pages.clear(),
    // An author wants to see the edit at once, without the animation of a new page.
    show: (view) => show({ ...wanted, view, isSwipe: true }),
  })
  document.documentElement.dataset['app'] = 'on'
  // From here on, pages are fetched without their documents.
  document.querySelector('script[type=speculationrules]')?.remove()
  // Boot has fetched few of the pages that are linked in view.
  window.__awning.prefetchVisible()
  document.getElementById('app-failed')?.hidePopover()
  replayClicks(earlyClicks)
}

/** Keeps the last 30 pages, so that going back is instant and memory stays bounded. */
function remember(pages: Map<string, View>, page: string, view: View): void {
  pages.delete(page)
  pages.set(page, view)
  const [oldest] = pages.keys()
  if (pages.size > 30 && oldest !== undefined) pages.delete(oldest)
}

/** Path of the home page in the language of this document. */
function localeRoot(): string {
  return document.documentElement.dataset['root'] ?? window.__awning.base
}

/** Usually the address; but the service worker may answer with the offline page at any address. */
function documentPath(): string {
  return document.documentElement.dataset['page'] ?? location.pathname
}

/** Some hosts serve the file of the page `/a` at `/a.html` too, which no link is called. No page is at the address `notFound`. */
function leaveFileName(notFound: string): void {
  const { pathname, search, hash } = location
  const page = pathname.replace(/\.html$/, '')
  const payload = document.querySelector('template')?.content.querySelector('[as=fetch]')
  if (page === pathname || page === notFound) return
  if (payload?.getAttribute('href') === payloadHref(page))
    history.replaceState(history.state, '', page + search + hash)
}

/** Id of the payload that this document was rendered from. */
function documentId(): string | undefined {
  const listed = document.querySelector('template')?.content
  return listed?.querySelector<HTMLElement>('[data-id]')?.dataset['id']
}
