import type { Page } from '@playwright/test'
import {
  documentRequests,
  expect,
  open,
  sharedTest as test,
  test as ownTest,
} from './browserTest.ts'
import { docsLink, docsSidebar, openCategories, toggle } from './docsSidebar.ts'
import { title } from './landmarks.ts'
import { layout, selector, serveReaderSite } from './readerSite.ts'
import { slow } from './slowTests.ts'

/** What opens and closes the categories of the docs sidebar, and what stays as it is from doc to doc. */

const at = serveReaderSite()

const pager = (page: Page) => page.getByRole('navigation', { name: '文档翻页' })

test('D03 D04 D05 the mark follows the reader, whatever the slash of the address, and only the category of the doc is open', async ({
  page,
}) => {
  await open(page, at(`${layout}/`))
  const current = docsSidebar(page).locator('[aria-current]')
  await expect(current).toHaveText(['布局'])
  expect(await openCategories(page)).toEqual(['css'])
  await expect(docsLink(page, 'React')).toBeHidden()
  await docsLink(page, '选择器').click()
  await expect(current).toHaveText(['选择器'])
  await expect(current).toHaveAttribute('aria-current', 'page')
  expect(await openCategories(page)).toEqual(['css'])
  await open(page, at('/docs/types'))
  await expect(current).toHaveText(['数据类型'])
})

test('D06 a category without a page opens and closes and does not navigate', async ({ page }) => {
  await open(page, at(layout))
  await toggle(page, 'frameworks').click()
  await expect(docsLink(page, 'React')).toBeVisible()
  await toggle(page, 'frameworks').press('Enter')
  await expect(docsLink(page, 'React')).toBeHidden()
  await expect(page).toHaveURL(at(layout))
  await expect(title(page)).toHaveText('布局')
})

test('D06 the category of the page stays closed if closing it was what started the app', async ({
  page,
}) => {
  await page.goto(at(layout))
  await toggle(page, 'css').click()
  await expect(page.locator('html')).toHaveAttribute('data-app', 'on')
  expect(await openCategories(page)).toEqual([])
  await docsLink(page, '数据类型').click()
  await expect(title(page)).toHaveText('数据类型')
  // It opens when it becomes the category of the page again.
  await page.goBack()
  await expect(docsLink(page, '布局')).toBeVisible()
})

ownTest.describe('without script', () => {
  ownTest.use({ javaScriptEnabled: false })
  ownTest('D06 categories open and close, and every doc can be reached', slow, async ({ page }) => {
    await page.goto(at(layout))
    await toggle(page, 'frameworks').click()
    await docsLink(page, 'React').click()
    await expect(title(page)).toHaveText('React')
    await expect(docsLink(page, 'React')).toBeVisible()
  })
})

test('D07 D08 a category with a page navigates by its label and opens; its caret only opens and closes', async ({
  page,
}) => {
  await open(page, at(layout))
  const documents = documentRequests(page)
  const caret = docsSidebar(page).getByLabel(/数据类型/)
  await caret.click()
  await expect(docsLink(page, '数')).toBeVisible()
  await caret.click()
  await expect(docsLink(page, '数')).toBeHidden()
  await expect(page).toHaveURL(at(layout))
  await expect(title(page)).toHaveText('布局')
  await docsLink(page, '数据类型').click()
  await expect(page).toHaveURL(at('/docs/types/'))
  await expect(docsLink(page, '数')).toBeVisible()
  // The label never closes what it opened, and opens what the caret has closed.
  await docsLink(page, '数据类型').click()
  await expect(docsLink(page, '数')).toBeVisible()
  await caret.click()
  await expect(docsLink(page, '数')).toBeHidden()
  await docsLink(page, '数据类型').click()
  await expect(docsLink(page, '数')).toBeVisible()
  expect(documents).toEqual([])
})

test('D10 D11 Next opens the category that it leads into, and what is open stays open', async ({
  page,
}) => {
  await open(page, at(layout))
  expect(await openCategories(page)).toEqual(['css'])
  await pager(page).getByRole('link', { name: '下一页' }).click()
  await expect(page).toHaveURL(at('/docs/frameworks/angular'))
  await expect(docsLink(page, 'Angular')).toBeVisible()
  expect(await openCategories(page)).toEqual(['css', 'frameworks'])
  await docsLink(page, '选择器').click()
  await expect(title(page)).toHaveText('选择器')
  await expect(docsLink(page, 'React')).toBeVisible()
})

test(
  'D11 a current category closed by hand opens only when it becomes current again',
  slow,
  async ({ page }) => {
    await open(page, at(layout))
    await toggle(page, 'css').click()
    await pager(page).getByRole('link', { name: '上一页' }).click()
    await expect(title(page)).toHaveText('选择器')
    await expect(docsLink(page, '选择器')).toBeHidden()
    await docsLink(page, '数据类型').click()
    await expect(title(page)).toHaveText('数据类型')
    await page.goBack()
    await expect(docsLink(page, '选择器')).toBeVisible()
  },
)

test('D12 the sidebar keeps its own scroll offset from doc to doc', slow, async ({ page }) => {
  await open(page, at(layout))
  // The sidebar is made to scroll, whatever the size of the window. If it were rendered again, it would be back at 0.
  await docsSidebar(page).evaluate((sidebar) => {
    Object.assign(sidebar.style, { height: '90px', overflowY: 'scroll' })
    sidebar.scrollTop = 60
  })
  await pager(page).getByRole('link').first().click()
  await expect(title(page)).toHaveText('选择器')
  expect(await docsSidebar(page).evaluate((sidebar) => sidebar.scrollTop)).toBe(60)
})

test('D13 Tab skips the links in a closed category', slow, async ({ page }) => {
  await open(page, at(layout))
  await docsSidebar(page).getByRole('link').first().focus()
  const stops: string[] = []
  while (await docsSidebar(page).locator(':focus').count()) {
    stops.push(
      await docsSidebar(page)
        .locator(':focus')
        .evaluate((stop) => stop.ariaLabel ?? stop.textContent),
    )
    await page.keyboard.press('Tab')
  }
  // The caret of a category with a page has its label in quotation marks.
  expect(stops.filter((stop) => !stop.includes('“'))).toEqual([
    '数据类型',
    'css',
    '规则',
    '选择器',
    '布局',
    'frameworks',
  ])
  expect(stops).toHaveLength(7)
})

test(
  'D31 a stored version that does not exist is deleted, a known one stays',
  slow,
  async ({ page }) => {
    const key = 'docs-preferred-version'
    const stored = () => page.evaluate((name) => localStorage.getItem(name), key)
    const store = (version: string) =>
      page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, version] as const)
    for (const path of ['/', selector]) {
      await page.goto(at(path))
      await store('foo')
      await open(page, at(path))
      await expect.poll(stored).toBeNull()
    }
    await store('current')
    await open(page, at(selector))
    expect(await stored()).toBe('current')
  },
)
