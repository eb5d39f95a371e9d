import type { Page } from '@playwright/test'
import { payloadHref } from '../../src/client/payloadHref.ts'
import { docsLink } from './docsSidebar.ts'
import type { FaultServer } from './faultServer.ts'
import { ownFaultTest as test } from './faultTest.ts'
import { title } from './landmarks.ts'
import { layout, rules, selector } from './readerSite.ts'
import { expect, open } from './browserTest.ts'
import { slow } from './slowTests.ts'

const payload = payloadHref(selector)

const bar = (page: Page) => page.getByRole('progressbar')
const spinner = (page: Page) => page.getByRole('main').getByRole('status', { name: '加载中' })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')

/** A page whose clock is paused until the test advances it. */
async function openWithClock(page: Page, faults: FaultServer): Promise<void> {
  await page.clock.install()
  await open(page, faults.url + layout)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(() => {
    Object.assign(window, { bars: 0 })
    new MutationObserver(() => {
      if (document.querySelector('[role=progressbar]')) Object.assign(window, { bars: 1 })
    }).observe(document.body, { childList: true, subtree: true })
  })
}

/** Follows a link to the other page while the clock is paused. */
async function follow(page: Page, faults: FaultServer): Promise<void> {
  await docsLink(page, '选择器').click()
  await expect(page).toHaveURL(faults.url + selector)
}

const everABar = (page: Page) => page.evaluate(() => Reflect.get(window, 'bars') === 1)

/** On a page that is long enough for it. */
const scrollFar = (page: Page) =>
  page.getByRole('main').evaluate((main: HTMLElement) => {
    main.style.minHeight = '4000px'
    scrollTo(0, 2000)
  })

test('P01 a page that takes less than a second shows no bar', slow, async ({ page, faults }) => {
  const release = faults.hold(payload)
  await openWithClock(page, faults)
  await follow(page, faults)
  await page.clock.runFor(800)
  await expect(title(page)).toHaveText('布局')
  await expect(bar(page)).toHaveCount(0)
  await expect(spinner(page)).toHaveCount(0)
  release()
  await expect(title(page)).toHaveText('选择器')
  await page.clock.runFor(3000)
  await expect(bar(page)).toHaveCount(0)
  expect(await everABar(page)).toBe(false)
})

test('P02 P17 after a second there are a bar and a spinner over the old page, until it is loaded', async ({
  page,
  faults,
}) => {
  const release = faults.hold(payload)
  await openWithClock(page, faults)
  await follow(page, faults)
  await page.clock.runFor(950)
  await expect(bar(page)).toHaveCount(0)
  await expect(spinner(page)).toHaveCount(0)
  await scrollFar(page)
  await page.clock.runFor(150)
  await expect(bar(page)).toHaveCount(1)
  await expect(spinner(page).locator('span')).toBeInViewport()
  const box = await bar(page).boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0 })
  expect(box?.height).toBeLessThanOrEqual(4)
  expect(await bar(page).evaluate((element) => getComputedStyle(element).pointerEvents)).toBe(
    'none',
  )
  // The old page stays, readable and usable.
  await expect(title(page)).toHaveText('布局')
  await expect(title(page)).toBeVisible()
  release()
  await page.clock.resume()
  await expect(title(page)).toHaveText('选择器')
  await expect(spinner(page)).toHaveCount(0)
  await expect(bar(page)).toHaveCount(0)
})

test('P02 a newer choice is not ended by the older one', slow, async ({ page, faults }) => {
  const release = faults.hold(payload)
  const releaseRules = faults.hold(payloadHref(rules))
  await openWithClock(page, faults)
  await follow(page, faults)
  await page.clock.runFor(500)
  await docsLink(page, '规则').click()
  await page.clock.runFor(1100)
  await expect(bar(page)).toHaveCount(1)
  const answered = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith(payload),
  )
  release()
  await answered
  await page.clock.runFor(1000)
  await expect(bar(page)).toHaveCount(1)
  await expect(title(page)).toHaveText('布局')
  releaseRules()
  await page.clock.resume()
  await expect(title(page)).not.toHaveText('布局')
  await expect(page).toHaveURL(faults.url + rules)
  await expect(bar(page)).toHaveCount(0)
})

test('E04 no bar and no spinner are left after a failure', async ({ page, faults, allow }) => {
  allow(/Failed to load resource/)
  faults.drop(payload)
  const release = faults.hold(payload)
  await openWithClock(page, faults)
  await follow(page, faults)
  await page.clock.runFor(1100)
  await expect(bar(page)).toHaveCount(1)
  await scrollFar(page)
  release()
  await page.clock.resume()
  await expect(alert(page)).toBeInViewport({ ratio: 1 })
  await expect(spinner(page)).toHaveCount(0)
  await expect(bar(page)).toHaveCount(0)
})

test(
  'P17 a retry shows a spinner after 200 ms, not before',
  slow,
  async ({ page, faults, allow }) => {
    allow(/Failed to load resource/)
    faults.drop(payload)
    await openWithClock(page, faults)
    await follow(page, faults)
    await expect(alert(page)).toBeVisible()
    faults.repair(payload)
    const release = faults.hold(payload)
    await alert(page).getByRole('button', { name: '重试' }).click()
    await page.clock.runFor(150)
    await expect(spinner(page)).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(spinner(page)).toBeVisible()
    release()
    await page.clock.resume()
    await expect(title(page)).toHaveText('选择器')
    await expect(spinner(page)).toHaveCount(0)
  },
)

test('P17 finished HTML is never replaced by a spinner', async ({ page, faults }) => {
  const own = payloadHref(layout)
  const release = faults.hold(own)
  await page.clock.install()
  await page.goto(faults.url + layout)
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 310)
  await expect.poll(() => faults.requests).toContain(own)
  await page.clock.runFor(5000)
  await expect(title(page)).toHaveText('布局')
  await expect(spinner(page)).toHaveCount(0)
  await expect(bar(page)).toHaveCount(0)
  release()
})
