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

/** What may move while a document is still arriving: its first items, when the others come. A good page has 0.1 at most. */
const maxWhileArriving = 0.01

/** Gathers every shift with what moved: those until the first frame of the complete document, and all later ones. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { arriving: number; later: string[] } = { arriving: 0, later: [] }
    Object.assign(window, { shifts })
    let isComplete = false
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('sources' in entry) || !Array.isArray(entry.sources)) continue
        const moved = entry.sources.map(({ node }) => node?.className || node?.nodeName)
        if (isComplete) shifts.later.push(`${entry.value} ${moved.join()}`)
        else shifts.arriving += Number(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    addEventListener('DOMContentLoaded', () =>
      // The second frame begins when the first is painted; what is known of that one comes before the timer.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => setTimeout(() => (isComplete = true))),
      ),
    )
  })
}

/** Two frames after everything has come, so that a shift had its chance. */
async function expectStill(page: Page, name: string): Promise<void> {
  const { arriving, later } = await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return Reflect.get(window, 'shifts') as { arriving: number; later: string[] }
  })
  expect(later, name).toEqual([])
  expect(arriving, name).toBeLessThanOrEqual(maxWhileArriving)
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
        await expectStill(page, path)
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
    await expectStill(page, 'BEM')
  },
)
