import { expect } from '../browser/expectSoon.ts'
import type { BrowserTab } from './browserTab.ts'
import { findTarget } from './findTarget.ts'
import { clickActions, moveActions, pressActions, typeActions } from './inputActions.ts'
import { acrossNavigations, pageCall, readResult } from './pageCall.ts'
import { printWindow } from './webkitPrint.ts'
import type { VirtualDisplay } from './virtualDisplay.ts'
import type { WebDriver } from './webDriver.ts'

interface Settings {
  readonly baseURL: string
  readonly home: string
  readonly display: VirtualDisplay
  end(): Promise<void>
}

export class WebKitTab implements BrowserTab {
  readonly engine = 'webkit'
  readonly errors: readonly string[] = []

  constructor(
    private readonly browser: WebDriver,
    private readonly settings: Settings,
  ) {}

  open(address: string): Promise<void> {
    return this.browser.goto(new URL(address, this.settings.baseURL).href)
  }

  async run<Args extends unknown[], T>(
    script: (...args: Args) => T | Promise<T>,
    ...args: Args
  ): Promise<Awaited<T>> {
    const body = `return ${pageCall(script)}(arguments[0])`
    const call = () => this.browser.execute(body, JSON.stringify(args))
    return readResult<Awaited<T>>(await acrossNavigations(call, isInterrupted))
  }

  async click(selector: string): Promise<void> {
    await this.browser.perform(clickActions(await findTarget(this, selector)))
  }

  async hover(selector: string): Promise<void> {
    await this.browser.perform(moveActions(await findTarget(this, selector)))
  }

  press(keys: string): Promise<void> {
    return this.browser.perform(pressActions(keys))
  }

  type(text: string): Promise<void> {
    return this.browser.perform(typeActions(text))
  }

  async resize(width: number, height: number): Promise<void> {
    await this.browser.resize(width, height)
    await expect.poll(() => this.run(() => [innerWidth, innerHeight])).toEqual([width, height])
  }

  back(): Promise<void> {
    return this.browser.back()
  }

  forward(): Promise<void> {
    return this.browser.forward()
  }

  reload(): Promise<void> {
    return this.browser.refresh()
  }

  screenshot(): Promise<Buffer> {
    return this.browser.screenshot()
  }

  /** With a title that the window can be found by. */
  async pdf(): Promise<Buffer> {
    const { display, home } = this.settings
    const title = await this.run(() => document.title)
    const name = 'to be printed'
    const retitle = (text: string) => void (document.title = text)
    await this.run(retitle, name)
    const pdf = await printWindow(name, `${home}/output.pdf`, display)
    await this.run(retitle, title)
    return pdf
  }

  close(): Promise<void> {
    return this.settings.end()
  }
}

function isInterrupted(error: unknown): boolean {
  return /interrupted/.test(String(error))
}
