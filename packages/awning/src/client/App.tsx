'use client'

import {
  startTransition,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createContext, use, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { deferOffscreenLayout } from './deferOffscreenLayout.ts'
import { fadeIn } from './fadeIn.ts'
import type { RouterStatus } from './router/router.ts'
import { RouterContext, type RouterHandle } from './routerContext.ts'
import { ViewContext, type View } from './view.ts'

/** A view, and what to do once it is in the document. */
export interface AppScreen {
  readonly view: View
  readonly onShown?: () => void
  /** The browser has animated the change itself. */
  readonly isSwipe?: boolean
}

/** Lets code outside React change what the app shows. */
export interface AppHandle {
  /** Renders in the background, so that the old page stays, and can be used, until the new one is complete. */
  show(screen: AppScreen): void
  /** Replaces whatever is being rendered. It is in the document when this returns. */
  restore(screen: AppScreen, status: RouterStatus): void
  setStatus(status: RouterStatus): void
}

export interface AppProps {
  /** What to show when the app mounts. It mounts again after a crash of the shell. */
  readonly initial: () => AppScreen
  /** Called when React handles the events of all controls. */
  readonly onHydrated: () => void
  /** Called after that, when effects have run. */
  readonly onReady: (stage: AppHandle) => void
  /** Called when a screen is in the document. */
  readonly onShown: (screen: AppScreen) => void
  readonly router: Pick<RouterHandle, 'retry' | 'overlay'>
}

const idle: RouterStatus = { status: 'idle', error: undefined, retrying: false }
const ReadyContext = createContext({ onHydrated: () => {}, onReady: () => {} })

/** Holds the view that is shown and the state of the router, and gives both to components. */
export function App({ initial, onHydrated, onReady, onShown, router }: AppProps): ReactNode {
  const [screen, setScreen] = useState(initial)
  const [status, setStatus] = useState(idle)
  const { view } = screen

  const stage = useMemo<AppHandle>(
    () => ({
      show: (next) =>
        startTransition(() => {
          setScreen(next)
          // Otherwise the message about a failed load would still be rendered in place of the page.
          setStatus(idle)
        }),
      // Outside a transition, so that it interrupts one.
      restore: (shown, current) =>
        flushSync(() => {
          setScreen(shown)
          setStatus(current)
        }),
      setStatus,
    }),
    [],
  )

  // An insertion effect runs before any component measures the new page.
  const rendered = useRef(view)
  useInsertionEffect(() => {
    if (rendered.current !== view) {
      deferOffscreenLayout()
      // The structured data belongs to the page that the document was loaded with.
      document.querySelector('script[type="application/ld+json"]')?.remove()
    }
    rendered.current = view
  }, [view])

  // The new page is in the document now, so the router may scroll and focus.
  const path = useRef(view.path)
  useLayoutEffect(() => {
    if (path.current !== screen.view.path && !screen.isSwipe) fadeIn()
    path.current = screen.view.path
    // The second frame begins when the first has been painted, so what this page links to takes no time from it.
    requestAnimationFrame(() => requestAnimationFrame(window.__awning.prefetchVisible))
    onShown(screen)
  }, [screen, onShown])

  const handle: RouterHandle = { ...status, ...router }
  return (
    <ReadyContext value={{ onHydrated, onReady: () => onReady(stage) }}>
      <RouterContext value={handle}>
        <ViewContext value={view}>{view.shell}</ViewContext>
      </RouterContext>
    </ReadyContext>
  )
}

/**
 * Reports that the app is interactive. It is rendered inside the shell's Suspense boundary, which React
 * hydrates after the root, so its effects run when the controls inside the shell work.
 */
export function Ready(): ReactNode {
  const { onHydrated, onReady } = use(ReadyContext)
  const once = useRef(false)
  useLayoutEffect(onHydrated, [onHydrated])
  useEffect(() => {
    if (once.current) return
    once.current = true
    onReady()
  }, [onReady])
  return null
}
