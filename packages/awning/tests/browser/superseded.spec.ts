import type { Page } from '@playwright/test'
import { clientPages } from './clientPages.ts'
import { documentRequests, expect, open, sharedTest as test } from './browserTest.ts'
import { serveFixture } from './fixtureSites.ts'
import { slow } from './slowTests.ts'

const at = serveFixture(clientPages)

const link = (page: Page, name: string) => page.locator('#Menu').getByRole('link', { name })

/** Address, title and screen agree. */
async function expectPage(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page).toHaveTitle(new RegExp(`^${name} `))
  await expect(page).toHaveURL(at(`docs/${name.toLowerCase()}`))
}

/** Follows the link and waits until React renders the page. */
async function beginToOpen(page: Page, name: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { renders: 0 }))
  await link(page, name).click()
  await page.waitForFunction(() => Reflect.get(window, 'renders') > 0)
}

/** Closes the gate that the page Gated waits for. */
async function close(page: Page): Promise<void> {
  await page.evaluate(() => {
    const gate = new Promise((resolve) => Object.assign(window, { openGate: resolve }))
    Object.assign(window, { gate })
  })
}

/** Opens it, and waits until React has had the time to show the page that waited. */
async function release(page: Page): Promise<void> {
  await page.evaluate(async () => {
    Reflect.get(window, 'openGate')()
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
  })
}

test('a page that React still renders is given up for Back, Forward, another link and the page on show', async ({
  page,
}) => {
  await open(page, at('docs/other'))
  const documents = documentRequests(page)
  await close(page)
  await beginToOpen(page, 'Gated')
  await page.goBack()
  await release(page)
  await expectPage(page, 'Other')

  await close(page)
  await beginToOpen(page, 'Gated')
  await link(page, 'Other').click()
  await release(page)
  await expectPage(page, 'Other')

  await close(page)
  await beginToOpen(page, 'Gated')
  await link(page, 'Third').click()
  await expectPage(page, 'Third')
  await release(page)
  await expectPage(page, 'Third')

  // The router is idle, so the same page opens now.
  await link(page, 'Gated').click()
  await expectPage(page, 'Gated')
  await link(page, 'Other').click()
  await expectPage(page, 'Other')
  await close(page)
  await page.evaluate(() => Object.assign(window, { renders: 0 }))
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForFunction(() => Reflect.get(window, 'renders') > 0)
  await page.goForward({ waitUntil: 'commit' })
  await release(page)
  await expectPage(page, 'Other')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  expect(documents).toEqual([])
})

test('a page that keeps React busy is given up as well', slow, async ({ page }) => {
  await open(page, at('docs/other'))
  await page.evaluate(() => Object.assign(window, { delay: 15 }))
  await beginToOpen(page, 'Heavy')
  await page.goBack()
  // By then React would have shown it.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  await expectPage(page, 'Other')
  await beginToOpen(page, 'Heavy')
  await link(page, 'Third').click()
  await expectPage(page, 'Third')
  await page.evaluate(() => Object.assign(window, { delay: 0 }))
  await link(page, 'Heavy').click()
  await expectPage(page, 'Heavy')
  // Neither page that was given up has come back.
  await page.goBack()
  await expectPage(page, 'Third')
})
