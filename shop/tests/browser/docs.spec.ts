import type { Page } from '@playwright/test'
import { docs } from './addresses.ts'
import {
  docsLink,
  docsSidebar,
  openCategories,
  sidebarOrder,
  toggle,
} from '../../../packages/awning/tests/browser/docsSidebar.ts'
import { title } from '../../../packages/awning/tests/browser/landmarks.ts'
import { documentRequests, expect, open, sharedTest as test, test as ownTest } from './shop.ts'
import { readStaticPages, staticHtml, staticPage } from './staticPage.ts'

const layout = '/docs/frontend/css/layout'
const dataType = '/docs/frontend/javascript/data-type/'
const bem = '/docs/frontend/css/advanced/BEM'

test('D01 all listed docs open and share one sidebar', async ({ page }) => {
  await page.goto('/docs/frontend/')
  const sidebar = await sidebarOrder(page)
  expect([...sidebar].sort()).toEqual([...docs].sort())
  const sidebars = await readStaticPages(page, docs, (roots) =>
    roots.map((root) =>
      Array.from(root.querySelectorAll('nav[aria-label="文档目录"] a'), (link) =>
        link.getAttribute('href'),
      ),
    ),
  )
  expect(sidebars).toEqual(docs.map((path) => [path, sidebar]))
})

test('D02 the frontend home is the first item of the sidebar', async ({ page }) => {
  await page.goto(layout)
  await expect(docsSidebar(page).getByRole('link').first()).toHaveAttribute(
    'href',
    '/docs/frontend/',
  )
})

test('D03 exactly the doc that is shown is marked as current', async ({ page }) => {
  const current = await readStaticPages(page, docs, (roots) =>
    roots.map((root) =>
      Array.from(root.querySelectorAll('nav[aria-label="文档目录"] [aria-current]'), (link) => [
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
      ]),
    ),
  )
  expect(current).toEqual(docs.map((path) => [path, [[path, 'page']]]))
  await open(page, layout)
  await docsLink(page, '选择器').click()
  await expect(docsSidebar(page).locator('[aria-current]')).toHaveText('选择器')
  await expect(docsSidebar(page).locator('[aria-current]')).toHaveAttribute('aria-current', 'page')
})

test('D03 the mark does not depend on a trailing slash in the address', async ({ page }) => {
  for (const address of [`${layout}/`, dataType.slice(0, -1)]) {
    await open(page, address)
    await expect(docsSidebar(page).locator('[aria-current=page]')).toHaveCount(1)
  }
})

test('D04 D05 only the ancestors of the current doc are open at first', async ({ page }) => {
  const document = await staticPage(page, bem)
  const open = await document.evaluate((root) =>
    Array.from(root.querySelectorAll('nav details[open] > summary'), (label) => label.textContent),
  )
  expect(open).toEqual(['CSS', '进阶'])
})

test('D04 D05 the app leaves the categories as the document had them', async ({ page }) => {
  await open(page, bem)
  expect(await openCategories(page)).toEqual(['CSS', '进阶'])
  await expect(docsLink(page, 'BEM')).toBeVisible()
  await expect(docsLink(page, 'React')).toBeHidden()
})

test('D06 a category without a page opens and closes and does not navigate', async ({ page }) => {
  await open(page, layout)
  const address = page.url()
  await toggle(page, '框架').click()
  await expect(docsLink(page, 'React')).toBeVisible()
  await toggle(page, '框架').press('Enter')
  await expect(docsLink(page, 'React')).toBeHidden()
  expect(page.url()).toBe(address)
  await expect(title(page)).toHaveText('布局')
})

ownTest.describe('without script', () => {
  ownTest.use({ javaScriptEnabled: false })
  ownTest('D06 categories open and close, and every doc can be reached', async ({ page }) => {
    await page.goto(layout)
    await toggle(page, '框架').click()
    await docsLink(page, 'React').click()
    await expect(title(page)).toHaveText('React')
    await expect(docsLink(page, 'React')).toBeVisible()
  })
})

test('D07 a category with a page navigates by its label and opens', async ({ page }) => {
  await open(page, layout)
  const documents = documentRequests(page)
  await toggle(page, 'JavaScript').click()
  await expect(docsLink(page, 'symbol')).toBeHidden()
  await docsLink(page, '数据类型').click()
  await expect(page).toHaveURL(dataType)
  await expect(docsLink(page, 'symbol')).toBeVisible()
  // The label never closes what it opened.
  await docsLink(page, '数据类型').click()
  await expect(docsLink(page, 'symbol')).toBeVisible()
  expect(documents).toEqual([])
})

test('D08 the caret of a category with a page is named and only opens and closes', async ({
  page,
}) => {
  await open(page, '/docs/frontend/javascript/typescript')
  const caret = docsSidebar(page).getByLabel(/数据类型/)
  await caret.click()
  await expect(docsLink(page, 'symbol')).toBeVisible()
  await caret.click()
  await expect(docsLink(page, 'symbol')).toBeHidden()
  await expect(page).toHaveURL('/docs/frontend/javascript/typescript')
  await expect(title(page)).toHaveText('TypeScript')
})

test('D09 the index page is not repeated among the children', async ({ page }) => {
  await page.goto(dataType)
  const category = toggle(page, '数据类型').locator('xpath=..')
  await expect(category.getByRole('link')).toHaveText([
    'null',
    'undefined',
    'number',
    'string',
    'symbol',
  ])
  expect((await sidebarOrder(page)).filter((href) => href === dataType)).toHaveLength(1)
})

test('D10 Next opens the category that it leads into', async ({ page }) => {
  await open(page, '/docs/frontend/html/link')
  expect(await openCategories(page)).toEqual(['HTML'])
  await page
    .getByRole('navigation', { name: '文档翻页' })
    .getByRole('link', { name: '下一页' })
    .click()
  await expect(page).toHaveURL('/docs/frontend/css/rules')
  await expect(docsLink(page, '规则')).toBeVisible()
  expect(await openCategories(page)).toEqual(['HTML', 'CSS'])
})

test('D11 categories stay open or closed on a navigation to another doc', async ({ page }) => {
  await open(page, layout)
  await toggle(page, '框架').click()
  await docsLink(page, '选择器').click()
  await expect(title(page)).toHaveText('选择器')
  await expect(docsLink(page, 'React')).toBeVisible()
})

test('D11 a current category closed by hand opens only when it becomes current again', async ({
  page,
}) => {
  await open(page, layout)
  await toggle(page, 'CSS').click()
  const pager = page.getByRole('navigation', { name: '文档翻页' })
  await pager.getByRole('link', { name: '上一页' }).click()
  await expect(title(page)).toHaveText('选择器')
  await expect(docsLink(page, '选择器')).toBeHidden()
  await docsLink(page, '前端书架').click()
  await expect(title(page)).toHaveText('前端')
  await page.goBack()
  await expect(docsLink(page, '选择器')).toBeVisible()
})

test('D12 the sidebar keeps its own scroll offset from doc to doc', async ({ page }) => {
  await open(page, layout)
  // The sidebar is made to scroll, whatever the size of the window. If it were rendered again, it would be back at 0.
  await docsSidebar(page).evaluate((sidebar) => {
    Object.assign(sidebar.style, { height: '90px', overflowY: 'scroll' })
    sidebar.scrollTop = 60
  })
  await page.getByRole('navigation', { name: '文档翻页' }).getByRole('link').first().click()
  await expect(title(page)).toHaveText('选择器')
  expect(await docsSidebar(page).evaluate((sidebar) => sidebar.scrollTop)).toBe(60)
})

test('D13 Tab skips the links in a closed category', async ({ page }) => {
  await open(page, layout)
  await docsLink(page, '前端书架').focus()
  const stops: string[] = []
  while (await docsSidebar(page).locator(':focus').count()) {
    stops.push(await docsSidebar(page).locator(':focus').innerText())
    await page.keyboard.press('Tab')
  }
  expect(stops.join(' ')).toBe(
    '前端书架 HTML CSS 规则 选择器 布局 进阶 JavaScript 浏览器 框架 工程化 设计',
  )
})

test('D14 D15 Next leads from the first doc through all of them in the order of the sidebar', async ({
  page,
  request,
}) => {
  await open(page, '/docs/frontend/')
  const order = await sidebarOrder(page)
  // Every page says where it leads; the first few are walked.
  for (const [index, path] of order.entries()) {
    const html = await staticHtml({ request }, path)
    const pager = /<nav[^>]*aria-label="文档翻页"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
    const hrefs = [...pager.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    expect(hrefs, path).toEqual(
      [order[index - 1], order[index + 1]].filter((one) => one !== undefined),
    )
  }
  const documents = documentRequests(page)
  const pager = page.getByRole('navigation', { name: '文档翻页' })
  for (const path of order.slice(0, 4)) {
    await expect(docsSidebar(page).locator('[aria-current=page]')).toHaveAttribute('href', path)
    await expect(page).toHaveURL(path)
    await pager.getByRole('link', { name: '下一页' }).click()
  }
  expect(documents).toEqual([])
})

test('D28 a single version has neither banner nor badge', async ({ page }) => {
  await open(page, layout)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('Next', { exact: true })).toHaveCount(1)
  await expect(page.getByText('版本：')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^版本/ })).toHaveCount(0)
})

test('D29 the versions control of a single version is a plain link to the main doc', async ({
  page,
}) => {
  await open(page, layout)
  const version = page.getByRole('link', { name: 'Next', exact: true })
  await expect(version).toHaveAttribute('href', '/docs/frontend/')
  await version.click()
  await expect(page).toHaveURL('/docs/frontend/')
  await page.goto('/en/docs/frontend/css/layout')
  await expect(version).toHaveAttribute('href', '/en/docs/frontend/')
})

const versionKey = 'docs-preferred-version'
const storedVersion = (page: Page) =>
  page.evaluate((name) => localStorage.getItem(name), versionKey)

test('D31 a stored version that does not exist is deleted, a known one stays', async ({ page }) => {
  for (const path of ['/', '/docs/frontend/']) {
    await page.goto(path)
    await page.evaluate((name) => localStorage.setItem(name, 'foo'), versionKey)
    await open(page, path)
    await expect.poll(() => storedVersion(page)).toBeNull()
  }
  await page.evaluate((name) => localStorage.setItem(name, 'current'), versionKey)
  await open(page, '/docs/frontend/')
  expect(await storedVersion(page)).toBe('current')
})

test('D36 breadcrumbs lead from home over the ancestors to the current page', async ({ page }) => {
  await page.goto(bem)
  const trail = page.getByRole('navigation', { name: '当前位置' })
  await expect(trail.getByRole('listitem')).toHaveText(['首页', '文档总览', 'CSS', '进阶', 'BEM'])
  await expect(trail.getByRole('link')).toHaveText(['首页', '文档总览'])
  await expect(trail.locator('[aria-current=page]')).toHaveText('BEM')
  await page.goto(`${dataType}null`)
  await expect(trail.getByRole('link', { name: '数据类型' })).toHaveAttribute('href', dataType)
})
