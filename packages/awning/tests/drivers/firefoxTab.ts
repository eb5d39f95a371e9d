import type { BiDi } from './bidi.ts'
import type { BrowserTab, Preferences } from './browserTab.ts'
import { findTarget } from './findTarget.ts'
import {
  clickActions,
  moveActions,
  pressActions,
  typeActions,
  type InputActions,
} from './inputActions.ts'
import { acrossNavigations, immediateCall, pageCall, readResult } from './pageCall.ts'

interface Settings {
  readonly context: string
  readonly userContext: string
  readonly baseURL: string
  readonly preferences: Preferences
}

interface LogEntry {
  readonly level: string
  readonly type: string
  readonly text: string
  readonly source: { readonly context?: string }
}

type CallResult =
  | { readonly type: 'success'; readonly result: { readonly value?: unknown } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } }

export class FirefoxTab implements BrowserTab {
  readonly engine = 'firefox'
  readonly errors: string[] = []
  private readonly stopListening: () => void

  constructor(
    private readonly bidi: BiDi,
    private readonly settings: Settings,
  ) {
    this.stopListening = bidi.listen<LogEntry>(
      'log.entryAdded',
      ({ level, type, text, source }) => {
        if (source.context === settings.context && level === 'error')
          this.errors.push(`${type === 'javascript' ? 'uncaught' : 'console'}: ${text}`)
      },
    )
  }

  async open(address: string): Promise<void> {
    const url = new URL(address, this.settings.baseURL).href
    await this.send('browsingContext.navigate', { url, wait: 'complete' })
  }

  async run<Args extends unknown[], T>(
    script: (...args: Args) => T | Promise<T>,
    ...args: Args
  ): Promise<Awaited<T>> {
    const { context, preferences } = this.settings
    const call = () =>
      this.bidi.send<CallResult>('script.callFunction', {
        functionDeclaration: preferences.script ? pageCall(script) : immediateCall(script),
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: preferences.script,
        // Where pages may run no scripts, the browser's own still can, beside the page.
        target: { context, ...(preferences.script ? {} : { sandbox: 'test' }) },
      })
    const answer = await acrossNavigations(call, isInterrupted)
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
    return readResult<Awaited<T>>(answer.result.value)
  }

  async click(selector: string): Promise<void> {
    await this.perform(clickActions(await findTarget(this, selector)))
  }

  async hover(selector: string): Promise<void> {
    await this.perform(moveActions(await findTarget(this, selector)))
  }

  press(keys: string): Promise<void> {
    return this.perform(pressActions(keys))
  }

  type(text: string): Promise<void> {
    return this.perform(typeActions(text))
  }

  async resize(width: number, height: number): Promise<void> {
    await this.send('browsingContext.setViewport', { viewport: { width, height } })
  }

  async back(): Promise<void> {
    await this.send('browsingContext.traverseHistory', { delta: -1 })
  }

  async forward(): Promise<void> {
    await this.send('browsingContext.traverseHistory', { delta: 1 })
  }

  async reload(): Promise<void> {
    await this.send('browsingContext.reload', { wait: 'complete' })
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.send<{ data: string }>('browsingContext.captureScreenshot', {})
    return Buffer.from(data, 'base64')
  }

  async pdf(): Promise<Buffer> {
    const { data } = await this.send<{ data: string }>('browsingContext.print', {})
    return Buffer.from(data, 'base64')
  }

  /** Removes the storage as well. */
  async close(): Promise<void> {
    this.stopListening()
    const { userContext } = this.settings
    await this.bidi.send('browser.removeUserContext', { userContext })
  }

  private async perform(actions: InputActions): Promise<void> {
    await this.send('input.performActions', { actions })
  }

  private send<T>(method: string, params: object): Promise<T> {
    return this.bidi.send(method, { context: this.settings.context, ...params })
  }
}

function isInterrupted(error: unknown): boolean {
  return /AbortError|no such (?:frame|node)|DiscardedBrowsingContext/.test(String(error))
}
