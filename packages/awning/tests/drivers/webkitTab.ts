import { expect } from '../browser/expectSoon.ts'
import type { BrowserTab } from './browserTab.ts'
import { findTarget, targetTimeout, type Point } from './findTarget.ts'
import { clickActions, moveActions, pressActions, typeActions } from './inputActions.ts'
import { acrossNavigations, pageCall, readResult } from './pageCall.ts'
import type { WebDriver } from './webDriver.ts'

export class WebKitTab implements BrowserTab {
  readonly engine = 'webkit'
  readonly errors: string[] = []

  constructor(
    private readonly browser: WebDriver,
    private readonly baseURL: string,
  ) {}

  open(address: string): Promise<void> {
    return this.browser.goto(new URL(address, this.baseURL).href)
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
    await this.browser.perform(clickActions(await this.find(selector)))
  }

  async hover(selector: string): Promise<void> {
    await this.browser.perform(moveActions(await this.find(selector)))
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

  pdf(): Promise<Buffer> {
    return this.browser.print()
  }

  close(): Promise<void> {
    return this.browser.close()
  }

  private find(selector: string): Promise<Point> {
    return this.run(findTarget, selector, targetTimeout)
  }
}

function isInterrupted(error: unknown): boolean {
  return /interrupted/.test(String(error))
}
