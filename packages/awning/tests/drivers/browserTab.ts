/**
 * What Playwright, WebDriver BiDi and W3C WebDriver can all do, so that a test is written once for three engines. Elements are
 * named by CSS selectors; for everything else a test calls a function in the page (`run`) and polls its result.
 */
export interface BrowserTab {
  readonly engine: Engine
  /** Uncaught errors, errors in the console and violated policies so far. WebKit's driver reports none. */
  readonly errors: readonly string[]
  /** Resolves after the load event. A path is resolved against the site under test. */
  open(address: string): Promise<void>
  /**
   * Calls a function in the page, which can use nothing of the test's file; arguments and result travel as JSON. If a navigation
   * interrupts it, it is called again in the new document: what navigates should return before that.
   * Where scripts are off there are no timers and no promises.
   */
  run<Args extends unknown[], T>(
    script: (...args: Args) => T | Promise<T>,
    ...args: Args
  ): Promise<Awaited<T>>
  /** Presses and releases the mouse at the centre of the first match that is shown, once that is in view, at rest and not covered. */
  click(selector: string): Promise<void>
  /** Moves the mouse to where `click` would press it. */
  hover(selector: string): Promise<void>
  /** Real key input, as Playwright writes it: `Tab`, `Shift+Tab`, `Control+k`, `ArrowDown`. */
  press(keys: string): Promise<void>
  /** Real key input, one character after another. */
  type(text: string): Promise<void>
  /** The size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Like the browser's buttons; they resolve when the browser has taken the order, so poll for what should follow. */
  back(): Promise<void>
  forward(): Promise<void>
  /** Resolves after the load event. */
  reload(): Promise<void>
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>
  pdf(): Promise<Buffer>
  close(): Promise<void>
}

export type Engine = 'chromium' | 'firefox' | 'webkit'

/** What a reader has chosen in the settings of the browser. */
export interface Preferences {
  readonly script: boolean
  readonly reducedMotion: boolean
  /** WebKit has no such mode and ignores it. */
  readonly forcedColors: boolean
  readonly colorScheme: 'light' | 'dark'
  /** Chromium has no such cache while it is driven. */
  readonly backForwardCache: boolean
}

export const usualPreferences: Preferences = {
  script: true,
  reducedMotion: false,
  forcedColors: false,
  colorScheme: 'light',
  backForwardCache: true,
}

/** A browser with certain preferences. Each tab has storage of its own, which is empty at first. */
export interface TestBrowser {
  openTab(baseURL: string): Promise<BrowserTab>
  close(): Promise<void>
}

export const usualSize = { width: 1280, height: 800 }
