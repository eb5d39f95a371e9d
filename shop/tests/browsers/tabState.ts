import type { BrowserTab } from '../../../packages/awning/tests/drivers/browserTab.ts'
import { expect } from '../../../packages/awning/tests/drivers/browserTest.ts'

/** What a test of three engines often asks of a page, and waits for. */

export async function expectAddress(tab: BrowserTab, address: string): Promise<void> {
  const read = () => decodeURI(location.pathname + location.search + location.hash)
  await expect.poll(() => tab.run(read)).toBe(address)
}

export async function expectTitle(tab: BrowserTab, title: string): Promise<void> {
  await expect.poll(() => tab.run(() => document.querySelector('h1')?.textContent)).toBe(title)
}

/** Whether something that matches is on the screen. */
export async function expectShown(
  tab: BrowserTab,
  selector: string,
  isShown = true,
): Promise<void> {
  const read = (wanted: string) =>
    Array.from(document.querySelectorAll(wanted)).some((element) => {
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
      const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
      return isInView && width * height > 0 && getComputedStyle(element).visibility === 'visible'
    })
  await expect.poll(() => tab.run(read, selector), selector).toBe(isShown)
}

export async function expectFocused(tab: BrowserTab, selector: string): Promise<void> {
  const read = (wanted: string) =>
    document.activeElement?.matches(wanted) || document.activeElement?.outerHTML.slice(0, 200)
  await expect.poll(() => tab.run(read, selector), selector).toBe(true)
}

export function appState(): string | undefined {
  return document.documentElement.dataset['app']
}

export async function expectApp(tab: BrowserTab): Promise<void> {
  await expect.poll(() => tab.run(appState)).toBe('on')
}

/** Moves the mouse, from wherever it is, over the navbar, which is always in view, so that the app starts. */
export async function startApp(tab: BrowserTab): Promise<void> {
  await tab.hover('header a[href]')
  await tab.hover('header [data-do=search]')
  await expectApp(tab)
}

export async function openApp(tab: BrowserTab, address: string): Promise<void> {
  await tab.open(address)
  await startApp(tab)
}

/** Marks the document, and tells whether it is still the same one. */
export async function markDocument(tab: BrowserTab): Promise<() => Promise<boolean>> {
  await tab.run(() => void Reflect.set(window, 'mark', true))
  return () => tab.run(() => Reflect.get(window, 'mark') === true)
}

/** Scrolls as a reader does, and returns the position. It waits for a frame, because two jumps in one are one event. */
export function scrollDown(tab: BrowserTab, top: number): Promise<number> {
  return tab.run(async (to) => {
    scrollTo(0, to)
    await new Promise(requestAnimationFrame)
    return Math.round(scrollY)
  }, top)
}

export async function expectScrollTop(tab: BrowserTab, top: number): Promise<void> {
  await expect
    .poll(async () => Math.abs((await tab.run(() => Math.round(scrollY))) - top), `near ${top}`)
    .toBeLessThan(4)
}
