import { clickOn, expect, test } from '../../../packages/awning/tests/oldBrowsers/oldBrowserTest.ts'

const layout = '/docs/frontend/css/layout'
const shownCount = (selector: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
    (element) =>
      element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden',
  ).length

test('links, Back and a change of the language work', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${baseURL}${layout}`)
  const next = page.waitForURL(`${baseURL}/blog`)
  await clickOn(page, 'nav a', '博客')
  await next
  const previous = page.waitForURL(`${baseURL}${layout}`)
  await page.goBack()
  await previous
  const english = page.waitForURL(`${baseURL}/en${layout}`)
  await clickOn(page, 'a[data-root]', 'English')
  await english
})

test('on a phone the links of the menu are there and work', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${baseURL}${layout}`)
  const next = page.waitForURL(`${baseURL}/blog`)
  await clickOn(page, '#Menu nav a', '博客')
  await next
})

test('categories of the sidebar open and close', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${baseURL}${layout}`)
  const isOpen = () =>
    page.evaluate(() =>
      document.querySelector('[data-sidebar] summary')?.parentElement?.hasAttribute('open'),
    )
  const before = await isOpen()
  await clickOn(page, '[data-sidebar] summary')
  expect(await isOpen()).toBe(!before)
})

test('the switch of the colour mode works and is remembered', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${baseURL}${layout}`)
  await clickOn(page, '[data-do=theme]')
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  expect(await scheme()).toBe('dark')
  await page.goto(`${baseURL}/blog`)
  expect(await scheme()).toBe('dark')
})

test('controls that need the app are not shown, and every panel of tabs is', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${baseURL}/docs/frontend/css/advanced/framework`)
  for (const selector of ['[data-do=search]', '[popovertarget]', '#app-failed', '[role=tab]'])
    expect(await page.evaluate(shownCount, selector), selector).toBe(0)
  const panels = await page.evaluate(() => document.querySelectorAll('[role=tabpanel]').length)
  expect(panels).toBeGreaterThan(1)
  expect(await page.evaluate(shownCount, '[role=tabpanel]')).toBe(panels)
})
