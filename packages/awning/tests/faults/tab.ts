import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import type { ExpectedSite } from './expectedPages.ts'
import type { FaultyHost } from './faultyHost.ts'
import { judge, type Verdict } from './judge.ts'
import { takeSnapshot, type Snapshot } from './snapshot.ts'

/** How long a page may take to come to rest after the last response, before a rule counts as broken. */
const patienceMs = 6000
/** Between two looks at a page. */
const pollMs = 40

/** A tab of the reader, with what the rules need to know about its document. */
export class Tab {
  readonly page: Page
  /** Errors that nothing has caught, and reports of React and of the policy. */
  readonly errors: string[] = []
  documents = 0
  /** What the page has written to the console, for a reader of the report. */
  readonly console: string[] = []
  #documentFault: string | undefined
  readonly #host: FaultyHost

  private constructor(page: Page, host: FaultyHost) {
    this.page = page
    this.#host = host
    page.on('pageerror', (error) => this.#report(`uncaught: ${error.message || String(error)}`))
    page.on('console', (message) => {
      const text = message.text()
      if (message.type() === 'error' && !text.startsWith('Failed to load resource'))
        this.console.push(text)
      // The policy blocks the styles of a document that ends within them.
      const isCut = this.#documentFault !== undefined && /inline style/.test(text)
      if (message.type() === 'error' && /Minified React error|Security Policy/.test(text) && !isCut)
        this.#report(`console: ${text}`)
    })
    page.on('domcontentloaded', () => (this.documents += 1))
    page.on('response', (response) => {
      const request = response.request()
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        this.#documentFault = response.headers()['x-fault']
    })
  }

  static async open(context: BrowserContext, host: FaultyHost, path: string): Promise<Tab> {
    const tab = new Tab(await context.newPage(), host)
    // The reader waits for what comes, even if it is an error.
    await tab.page.goto(host.url + path, { waitUntil: 'commit' }).catch(() => {})
    return tab
  }

  /**
   * Waits until all requests have their responses and the page keeps all rules, and shows what is `wanted`, or has had the time
   * to do so.
   */
  async settle(versions: readonly ExpectedSite[], wanted?: Verdict['kind']): Promise<Verdict> {
    let since = performance.now()
    let latest: Verdict = { kind: 'wrong', problem: 'nothing was shown' }
    let before = ''
    while (performance.now() - since < patienceMs) {
      if (this.#host.pending > 0) since = performance.now()
      const snapshot = this.#host.pending > 0 ? undefined : await this.#look()
      if (snapshot instanceof Error) latest = { kind: 'wrong', problem: snapshot.message }
      else if (snapshot) latest = this.#judge(snapshot, versions)
      // Nothing may have changed since the last look: neither the page nor the number of requests.
      const now = JSON.stringify([snapshot, this.#host.requests.length])
      const isDone = latest.kind !== 'wrong' && (wanted === undefined || latest.kind === wanted)
      if (snapshot && isDone && now === before) return latest
      before = now
      await wait(pollMs)
    }
    return latest
  }

  /** An error if the document is being replaced, or cannot be inspected. */
  async #look(): Promise<Snapshot | Error> {
    return takeSnapshot(this.page).catch((error: unknown) => new Error(String(error)))
  }

  #judge(snapshot: Snapshot, versions: readonly ExpectedSite[]): Verdict {
    if (this.page.url().startsWith('chrome-error:')) return { kind: 'outside' }
    const { requests } = this.#host
    return judge({ snapshot, versions, documentFault: this.#documentFault, requests })
  }

  #report(error: string): void {
    // React renders a document again that arrived only in part, and says so.
    const isPart = this.#documentFault !== undefined && /Minified React error #4[12]/.test(error)
    if (!isPart) this.errors.push(error)
  }
}
