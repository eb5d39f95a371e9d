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
import { deferOffscreenLayout } from './deferOffscreenLayout.ts'
import type { RouterStatus } from './router/router.ts'
import { RouterContext, type RouterHandle } from './routerContext.ts'
import { ViewContext, type View } from './view.ts'

/** A view, and what to do once it is in the document. */
export interface Screen {
  readonly view: View
  readonly onShown?: () => void
}

/** Lets code outside React change what the app shows. */
export interface AppHandle {
  /** Renders in the background, so that the old page stays, and can be used, until the new one is complete. */
  show(screen: Screen): void
  /** Replaces whatever is being rendered, at once. */
  restore(screen: Screen): void
  setStatus(status: RouterStatus): void
}

export interface AppProps {
  /** What to show when the app mounts. It mounts again after a crash of the shell. */
  readonly initial: () => Screen
  readonly onReady: (stage: AppHandle) => void
  /** Called when a screen is in the document. */
  readonly onShown: (screen: Screen) => void
  readonly router: Pick<RouterHandle, 'retry' | 'overlay'>
}

const idle: RouterStatus = { status: 'idle', error: undefined, retrying: false }
const ReadyContext = createContext(() => {})

/** Holds the view that is shown and the state of the router, and gives both to components. */
export function App({ initial, onReady, onShown, router }: AppProps): ReactNode {
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
      restore: setScreen,
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
  useLayoutEffect(() => {
    window.__awning.prefetchVisible(document)
    onShown(screen)
  }, [screen, onShown])

  const handle: RouterHandle = { ...status, ...router }
  return (
    <ReadyContext value={() => onReady(stage)}>
      <RouterContext value={handle}>
        <ViewContext value={view}>{view.shell}</ViewContext>
      </RouterContext>
    </ReadyContext>
  )
}

/**
 * Reports that the app is interactive. It is rendered inside the shell's Suspense boundary, which React
 * hydrates after the root, so its effect runs when the controls inside the shell work.
 */
export function Ready(): ReactNode {
  const ready = use(ReadyContext)
  const once = useRef(false)
  useEffect(() => {
    if (once.current) return
    once.current = true
    ready()
  }, [ready])
  return null
}
