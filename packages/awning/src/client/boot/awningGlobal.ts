import type { DevHooks } from '../dev/devHooks.ts'
import type { Prefetched } from './prefetch.ts'

/** `window.__awning`, the only global variable: the inline boot script sets it, and the app uses it. */
export interface AwningGlobal {
  /** Hash of the client bundle that this document was rendered for. */
  readonly build: string
  /** Path that the site is served from, with a slash at both ends. */
  readonly base: string
  /** Begins to load the app, unless it is loading already. */
  start(): void
  /** Starts the app, whose entry script sets this. It rejects if something did not arrive, and may then be called again. */
  run?: () => Promise<void>
  /** Responses that were prefetched, or are on their way, by their path; null for those that the app has taken. */
  readonly fetched: Map<string, Prefetched | null>
  /** Prefetches the pages of all links as these scroll into view. */
  prefetchVisible(): void
  /** Fetches a page's payload ahead of time, unless the reader saves data. */
  prefetch(link: HTMLAnchorElement): void
  /** Reports the page that is shown to the site's analytics, if it has any. */
  pageView?: () => void
  /** The event that started the app, so that a shortcut pressed before the app ran is not lost. */
  startEvent?: Event | undefined
  /** Controls of the app that were clicked before React handled clicks. The app takes them and clicks them again. */
  earlyClicks?: HTMLElement[] | undefined
  /** Set in dev alone. */
  dev?: DevHooks
}

declare global {
  var __awning: AwningGlobal
}
