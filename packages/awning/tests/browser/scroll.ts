import type { Locator, Page } from '@playwright/test'
import { expect } from './browserTest.ts'

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}

/**
 * Scrolls as a reader does, and returns the position, which is smaller on a short page. It waits for the
 * `scroll` event, because two jumps in one frame are one event.
 */
export async function scrollDown(page: Page, top: number): Promise<number> {
  await page.evaluate(async (to) => {
    scrollTo(0, to)
    await new Promise(requestAnimationFrame)
  }, top)
  const reached = await scrollTop(page)
  expect(reached).toBeGreaterThan(100)
  return reached
}

export async function expectScrollTop(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThan(4)
}

/** At the top of what the window shows, and not under the navbar where that sticks. */
export async function expectJumpedTo(page: Page, target: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const covered = await page
        .getByRole('banner')
        .evaluate((navbar) => Math.max(0, navbar.getBoundingClientRect().bottom))
      const distance = await target.evaluate((element) => element.getBoundingClientRect().top)
      return distance >= covered && distance < covered + 80
    })
    .toBe(true)
}
