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
import { arrive } from './arrival.ts'
import type { RouterStatus } from './router/router.ts'
import { RouterContext, type RouterHandle } from './routerContext.ts'
import { ViewContext, type View } from './view.ts'

/** How code outside React puts a view on the screen and learns that it is there. */
export interface Stage {
  show(view: View): Promise<void>
  setStatus(status: RouterStatus): void
}

export interface AppProps {
  readonly first: View
  readonly onReady: (stage: Stage) => void
  readonly router: Pick<RouterHandle, 'retry' | 'overlay'>
}

const idle: RouterStatus = { status: 'idle', error: undefined, retrying: false }
const ReadyContext = createContext(() => {})

/** The running app: the view on the screen, and the state of the router around it. */
export function App({ first, onReady, router }: AppProps): ReactNode {
  const [view, setView] = useState(first)
  const [status, setStatus] = useState(idle)
  const shown = useRef<() => void>(undefined)

  const stage = useMemo<Stage>(
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

  // Before anyone measures the new page.
  const drawn = useRef(first)
  useInsertionEffect(() => {
    if (drawn.current !== view) {
      arrive()
      // Of the document: it tells machines of the page that was here first.
      document.querySelector('script[type="application/ld+json"]')?.remove()
    }
    drawn.current = view
  }, [view])

  // The new page is in the document: whoever waits may scroll and focus now.
  useLayoutEffect(() => {
    shown.current?.()
    shown.current = undefined
    window.shop.watch(document)
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
 * Stands inside the shell's Suspense boundary, which React hydrates after the root: only its effect
 * says that controls will answer.
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
