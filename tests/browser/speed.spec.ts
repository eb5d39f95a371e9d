import type { CDPSession, Page } from '@playwright/test'
import { expect, start, test } from './shop.ts'

const rounds = 10
const doc = '/docs/frontend/css/layout'
const next = '/docs/frontend/css/rules'

/** A phone's processor: four times slower than this machine's. */
async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

/** The longest task since the page began, in milliseconds. */
function longestTask(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(Math.max(...list.getEntries().map(({ duration }) => duration))),
        )
        observer.observe({ type: 'longtask', buffered: true })
        // Tasks under 50 ms are not reported at all.
        setTimeout(() => resolve(50), 500)
      }),
  )
}

/** From the press to the first frame that shows the other page. */
function clickToPaint(page: Page, href: string): Promise<number> {
  return page.evaluate(
    (target) =>
      new Promise<number>((resolve) => {
        const link = document.querySelector<HTMLElement>(`#menu a[href="${target}"]`)
        const title = document.querySelector('h1')?.textContent
        const began = performance.now()
        const look = () => {
          const isShown = document.querySelector('h1')?.textContent !== title
          requestAnimationFrame(isShown ? () => resolve(performance.now() - began) : look)
        }
        link?.click()
        look()
      }),
    href,
  )
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}

test('on a phone four times slower no task of hydration is long, and a prefetched page comes at once', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await slowDown(page)
  const tasks: number[] = []
  const paints: number[] = []
  for (let round = 0; round < rounds; round++) {
    await page.goto(doc)
    const prefetched = page.waitForResponse((response) =>
      response.url().endsWith(`${next}/index.txt`),
    )
    await start(page)
    tasks.push(await longestTask(page))
    await page.locator(`#menu a[href="${next}"]`).hover()
    await prefetched
    paints.push(await clickToPaint(page, next))
  }
  console.log(tasks.map(Math.round), paints.map(Math.round))
  expect(median(tasks)).toBeLessThanOrEqual(350)
  expect(median(paints)).toBeLessThanOrEqual(300)
})
