import type { Page } from '@playwright/test'
import { expect, start, test } from './shop.ts'
import { slow, slowUnless } from '../../../packages/awning/tests/browser/slowTests.ts'

/** Each kind of page; the docs twice, with and without an experiment. */
const kinds = [
  '/',
  '/docs',
  '/docs/frontend/',
  '/docs/frontend/css/advanced/BEM',
  '/blog',
  '/blog/welcome',
  '/blog/mdx-blog-post',
  '/blog/tags',
  '/blog/tags/hello',
  '/blog/archive',
  '/game',
  '/game/warmsnow',
  '/no-such-page',
]

/** Gathers every shift from the first paint on, with what moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('sources' in entry) || !Array.isArray(entry.sources)) continue
        const moved = entry.sources.map(({ node }) => node?.className || node?.nodeName)
        shifts.push(`${entry.value} ${moved.join()}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Two frames after everything has come, so that a shift had its chance. */
function shiftsOf(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return Reflect.get(window, 'shifts')
  })
}

for (const width of [390, 1280]) {
  test(
    `nothing moves on any kind of page, before and after the app starts, at ${width} px`,
    slowUnless(width === 1280),
    async ({ page, allow }) => {
      allow(/404/)
      test.setTimeout(60_000)
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      for (const path of kinds) {
        await page.goto(path, { waitUntil: 'load' })
        if (path !== '/no-such-page') await start(page)
        expect(await shiftsOf(page), path).toEqual([])
      }
    },
  )
}

test(
  'an experiment that comes alive takes the room its first state had',
  slow,
  async ({ page }) => {
    await watchShifts(page)
    await page.goto('/docs/frontend/css/advanced/BEM')
    const lab = page.locator('[data-lab="bem"]')
    const still = await lab.boundingBox()
    await lab.scrollIntoViewIfNeeded()
    await expect(lab).toHaveAttribute('data-live-lab')
    expect((await lab.boundingBox())?.height).toBe(still?.height)
    expect(await shiftsOf(page)).toEqual([])
  },
)
