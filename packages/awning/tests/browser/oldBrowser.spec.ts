import type { Page } from '@playwright/test'
import { documentRequests, expect, start } from './browserTest.ts'
import { docsLink, toggle } from './docsSidebar.ts'
import type { FaultServer } from './faultServer.ts'
import { ownFaultTest as test } from './faultTest.ts'
import { mainNavigation, title } from './landmarks.ts'
import { withoutExtras, withoutPopover, withoutSelectors } from './missingFeatures.ts'
import { layout, react } from './readerSite.ts'
import { slow } from './slowTests.ts'

const mainText = (page: Page) => page.getByRole('main').innerText()
const searchButton = (page: Page) => page.locator('[data-do=search]')

/** Everything that would start the app, and the keys that it would answer. */
async function reachForEverything(page: Page): Promise<void> {
  await page.mouse.move(300, 200)
  await page.mouse.move(310, 210)
  await title(page).click()
  await page.mouse.wheel(0, 300)
  for (const key of ['Shift', 'Tab', '?', '/', 'Control+k', 'Escape'])
    await page.keyboard.press(key)
  await page.mouse.wheel(0, -300)
}

/** Files of the app and payloads of its pages. */
function appRequests(faults: FaultServer): string[] {
  return faults.requests.filter((path) => /\.(?:js|txt)$/.test(path))
}

test('E23 without popovers the finished page stays, and nothing of the app is fetched', async ({
  page,
  faults,
}) => {
  await withoutPopover(page)
  await page.goto(faults.url + layout)
  const text = await mainText(page)
  await reachForEverything(page)
  await expect(page.locator('html')).toHaveAttribute('data-app', 'off')
  expect(await mainText(page)).toBe(text)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const documents = documentRequests(page)
  await docsLink(page, '选择器').click()
  await expect(title(page)).toHaveText('选择器')
  await page.goBack()
  await expect(title(page)).toHaveText('布局')
  expect(documents).toHaveLength(2)
  expect(appRequests(faults)).toEqual([])
})

test('E23 without popovers, what boot and the browser do by themselves works', async ({
  page,
  faults,
}) => {
  await withoutPopover(page)
  await page.goto(faults.url + layout)
  await page.getByRole('button', { name: /切换明暗模式/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await toggle(page, 'css').click()
  await expect(docsLink(page, '选择器')).toBeHidden()
  await mainNavigation(page).getByRole('link', { name: '博客' }).click()
  await expect(page).toHaveURL(`${faults.url}/blog`)
})

test('E23 without popovers, controls that need the app are not shown, and tabs show every panel', async ({
  page,
  faults,
}) => {
  await withoutPopover(page)
  await page.goto(faults.url + react)
  await expect(title(page)).toBeVisible()
  await expect(searchButton(page)).toBeHidden()
  await expect(page.getByRole('tab')).toHaveCount(0)
  const panels = page.getByRole('tabpanel', { includeHidden: true })
  await expect(panels.first()).toBeVisible()
  await expect(panels.nth(1)).toBeVisible()
})

test(
  'E23 the app needs neither newer selectors nor what only some browsers have',
  slow,
  async ({ page, faults }) => {
    await withoutSelectors(page, [':is(', ':where(', ':has('])
    await withoutExtras(page)
    await page.goto(faults.url + layout)
    await title(page).click()
    await start(page)
    const documents = documentRequests(page)
    await docsLink(page, '选择器').click()
    await expect(title(page)).toHaveText('选择器')
    await searchButton(page).click()
    await page.keyboard.type('布局')
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    expect(documents).toEqual([])
  },
)

test('E23 an event on the document or the window is no error to boot', async ({ page, faults }) => {
  await page.goto(faults.url + layout)
  await page.evaluate(() => {
    for (const target of [document, window])
      for (const name of ['click', 'pointerover']) target.dispatchEvent(new MouseEvent(name))
  })
  await expect(title(page)).toHaveText('布局')
})
