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

/** Lets code outside React show a view and learn when it is in the document. */
export interface AppHandle {
  show(view: View): Promise<void>
  setStatus(status: RouterStatus): void
}

export interface AppProps {
  readonly first: View
  readonly onReady: (stage: AppHandle) => void
  readonly router: Pick<RouterHandle, 'retry' | 'overlay'>
}

const idle: RouterStatus = { status: 'idle', error: undefined, retrying: false }
const ReadyContext = createContext(() => {})

/** Holds the view that is shown and the state of the router, and gives both to components. */
export function App({ first, onReady, router }: AppProps): ReactNode {
  const [view, setView] = useState(first)
  const [status, setStatus] = useState(idle)
  const shown = useRef<() => void>(undefined)

  const stage = useMemo<AppHandle>(
    () => ({
      show: (next) =>
        new Promise((resolve) => {
          shown.current = resolve
          startTransition(() => setView(next))
        }),
      setStatus,
    }),
    [],
  )

  // An insertion effect runs before any component measures the new page.
  const rendered = useRef(first)
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
    shown.current?.()
    shown.current = undefined
    window.__awning.prefetchVisible(document)
  }, [view])

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
