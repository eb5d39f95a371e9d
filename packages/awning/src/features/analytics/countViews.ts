import type { AnalyticsTool } from './analyticsTools.ts'

/**
 * Runs on every page of a site with analytics. It loads each tool when the page and its pictures have arrived, and reports the
 * page. From then on the app calls `pageView` for every page that it shows: the tools would miss pages that replace
 * an entry of the history, such as those chosen in the slide-in menu, or count changes of the query.
 */
declare const ANALYTICS: readonly AnalyticsTool[]

type Call = (...args: unknown[]) => void

interface ToolGlobals {
  plausible?: Call & { q?: unknown[][] }
  dataLayer?: unknown[]
  umami?: { track(change: (payload: object) => object): void }
}

const globals = window as unknown as ToolGlobals

/** Loads a tool, and gives the function that reports the current page to it. */
const starters: Readonly<
  Record<AnalyticsTool['name'], (tool: AnalyticsTool, loaded: Promise<unknown>) => () => void>
> = {
  plausible() {
    // Calls wait in a list until the script has run.
    globals.plausible ??= (...args) => ((globals.plausible ??= () => {}).q ??= []).push(args)
    return () => globals.plausible?.('pageview', { u: location.href })
  },
  ga4({ id, isManual }) {
    const layer = (globals.dataLayer ??= [])
    // The script tells commands from other data by their type, the arguments of a function.
    const gtag: Call = function () {
      // oxlint-disable-next-line prefer-rest-params
      layer.push(arguments)
    }
    gtag('js', new Date())
    gtag('config', id, { send_page_view: !isManual })
    return () =>
      gtag('event', 'page_view', {
        page_location: location.href,
        page_title: document.title,
        page_referrer: referrer,
      })
  },
  umami(_, loaded) {
    return () => {
      const page = {
        url: location.pathname + location.search,
        title: document.title,
        referrer,
      }
      void loaded.then(() => globals.umami?.track((payload) => ({ ...payload, ...page })))
    }
  },
}

let referrer = document.referrer
const views: (() => void)[] = []

function load(tool: AnalyticsTool): void {
  const script = document.createElement('script')
  script.src = tool.src
  Object.assign(script.dataset, tool.data)
  const loaded = new Promise((resolve) => script.addEventListener('load', resolve))
  const view = starters[tool.name](tool, loaded)
  if (tool.isManual) views.push(view)
  document.head.append(script)
}

function pageView(): void {
  for (const view of views) view()
  referrer = location.href
}

addEventListener('load', () => {
  // Plausible stores nothing about readers and has no such option.
  const isRefused = navigator.doNotTrack === '1'
  for (const tool of ANALYTICS) if (tool.name === 'plausible' || !isRefused) load(tool)
  pageView()
  window.__awning.pageView = pageView
})
