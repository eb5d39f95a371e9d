import type { Page } from '@playwright/test'
import { entryScript } from './entryScript.ts'
import { docsLink } from './docsSidebar.ts'
import type { FaultServer } from './faultServer.ts'
import { faultTest as test, ownFaultTest } from './faultTest.ts'
import { title } from './landmarks.ts'
import { layout } from './readerSite.ts'
import { documentRequests, expect, open } from './browserTest.ts'
import { slow, slowUnless } from './slowTests.ts'

/** Lets the reader's intent ask for the script that the app begins with, in vain; gives its address. */
async function failEntry(page: Page, faults: FaultServer): Promise<string> {
  const entry = await entryScript(page)
  faults.drop(entry)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(entry))
  await page.mouse.move(300, 200)
  await page.mouse.move(310, 210)
  await failed
  return entry
}

async function expectRunning(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-app', 'on')
}

for (const [name, reach] of [
  [
    'the pointer',
    async (page: Page) => {
      await page.mouse.move(300, 200)
      await page.mouse.move(310, 210)
    },
  ],
  ['a key', (page: Page) => page.keyboard.press('Shift')],
  ['scrolling', (page: Page) => page.evaluate(() => scrollTo(0, 200))],
  ['the wheel', (page: Page) => page.mouse.wheel(0, 200)],
  ['focus', (page: Page) => docsLink(page, '布局').focus()],
] as const) {
  test(
    `${name} starts the app`,
    slowUnless(name === 'the pointer' || name === 'a key'),
    async ({ page, faults }) => {
      await page.goto(faults.url + layout)
      await reach(page)
      await expectRunning(page)
      const documents = documentRequests(page)
      await docsLink(page, '选择器').click()
      await expect(title(page)).toHaveText('选择器')
      expect(documents).toEqual([])
    },
  )
}

ownFaultTest.describe('on a touch screen', () => {
  ownFaultTest.use({ hasTouch: true })
  ownFaultTest('a touch starts the app', async ({ page, faults }) => {
    await page.goto(faults.url + layout)
    await title(page).tap()
    await expectRunning(page)
  })
})

test('a link followed before the app is there is followed by the browser', async ({
  page,
  faults,
}) => {
  await page.goto(faults.url + layout)
  faults.hold(await entryScript(page))
  const documents = documentRequests(page)
  await docsLink(page, '选择器').click()
  await expect(title(page)).toHaveText('选择器')
  expect(documents).toHaveLength(1)
})

test(
  'without its entry script a page stays readable, and links work as documents',
  slow,
  async ({ page, faults, allow }) => {
    allow(/Failed to load resource/)
    await page.goto(faults.url + layout)
    await failEntry(page, faults)
    await expect(title(page)).toHaveText('布局')
    await expect(page.getByRole('alert')).toHaveCount(0)
    const documents = documentRequests(page)
    await docsLink(page, '选择器').click()
    await expect(title(page)).toHaveText('选择器')
    expect(documents).toHaveLength(1)
  },
)

test('an entry script that failed is fetched again at the next intent', async ({
  page,
  faults,
  allow,
}) => {
  allow(/Failed to load resource/)
  await page.goto(faults.url + layout)
  const entry = await failEntry(page, faults)
  faults.repair(entry)
  await expect(async () => {
    await page.keyboard.press('Shift')
    expect(await page.locator('html').getAttribute('data-app')).toBe('on')
  }).toPass({ timeout: 5_000 })
})

test(
  'without its own payload a page stays readable, and links work as documents',
  slow,
  async ({ page, faults, allow }) => {
    allow(/Failed to load resource|The app could not start/)
    faults.answer(`${layout}/index.txt`, 500)
    await page.goto(faults.url + layout)
    const answered = page.waitForEvent('response', (response) => response.status() === 500)
    await page.mouse.move(300, 200)
    await page.mouse.move(310, 210)
    await answered
    await expect(title(page)).toHaveText('布局')
    const documents = documentRequests(page)
    await docsLink(page, '选择器').click()
    await expect(title(page)).toHaveText('选择器')
    expect(documents).toHaveLength(1)
    await open(page, `${faults.url}/blog`)
  },
)
