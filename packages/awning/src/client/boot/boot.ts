import { canRunApp } from './canRunApp.ts'
import { listenForControls } from './listenForControls.ts'
import { handleHistoryWithoutApp } from './historyWithoutApp.ts'
import { startOnIntent } from './startOnIntent.ts'
import { createPrefetch } from './prefetch.ts'
import { setColourMode } from './setColourMode.ts'
import { documentElement } from './documentElement.ts'
import type { AwningGlobal } from './awningGlobal.ts'
import { applyStoredChoices } from './applyStoredChoices.ts'
import { deferFirstLayout } from './deferFirstLayout.ts'

/**
 * Runs inline in the head of every page, before anything else. It holds what must work before React
 * loads: the colour mode, copy buttons, prefetching, and the listeners that load the app when the
 * reader first interacts. The build minifies it and replaces the constants.
 */
declare const BUILD: string
declare const BASE: string

// Where the app cannot run, the finished document stays as it is, and nothing is fetched for the app.
if (!canRunApp) documentElement.dataset['app'] = 'off'
// The browser may show this document again as it is left (back/forward cache): then no menu is to be open.
else
  addEventListener('pagehide', () =>
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover(),
  )

const prefetcher = createPrefetch()

// Before the first paint.
setColourMode('light')
applyStoredChoices()
// A choice in one tab applies to all of them, also to a document that the browser shows again as it was left.
addEventListener('storage', applyStoredChoices)
addEventListener('pageshow', applyStoredChoices)
handleHistoryWithoutApp()
deferFirstLayout()
const start = startOnIntent(prefetcher.fetchNow)
listenForControls()
addEventListener('DOMContentLoaded', () => {
  prefetcher.prefetchVisible()
  // The address asks for a lab, a search, or a state of a component that reads it with `usePageQuery`.
  const { search } = location
  if (/[?&](lab|q)=/.test(search) || (search && document.querySelector('[data-query]'))) start()
})
window.__awning = {
  build: BUILD,
  base: BASE,
  start,
  earlyClicks: [],
  ...prefetcher,
} satisfies AwningGlobal
