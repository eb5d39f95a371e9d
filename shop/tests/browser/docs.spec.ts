import {
  docsLink,
  docsSidebar,
  openCategories,
  sidebarOrder,
  toggle,
} from '../../../packages/awning/tests/browser/docsSidebar.ts'
import { documentRequests, expect, open, sharedTest as test } from './shop.ts'
import { staticHtml, staticPage } from './staticPage.ts'
import { slow } from '../../../packages/awning/tests/browser/slowTests.ts'

const layout = '/docs/frontend/css/layout'
const dataType = '/docs/frontend/javascript/data-type/'
const bem = '/docs/frontend/css/advanced/BEM'

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

test(
  'D14 D15 Next leads from the first doc through all of them in the order of the sidebar',
  slow,
  async ({ page, request }) => {
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
  },
)

test(
  'D28 D29 a single version has neither banner nor badge, and its control is a plain link to the main doc',
  slow,
  async ({ page }) => {
    await open(page, layout)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText('Next', { exact: true })).toHaveCount(1)
    await expect(page.getByText('版本：')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^版本/ })).toHaveCount(0)
    const version = page.getByRole('link', { name: 'Next', exact: true })
    await expect(version).toHaveAttribute('href', '/docs/frontend/')
    await version.click()
    await expect(page).toHaveURL('/docs/frontend/')
    await page.goto('/en/docs/frontend/css/layout')
    await expect(version).toHaveAttribute('href', '/en/docs/frontend/')
  },
)

test('breadcrumbs on two lines both begin at the edge, and do not overlap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`/en${dataType}null`)
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
  const first = await trail.getByRole('link', { name: 'Home page' }).boundingBox()
  const second = await trail.getByRole('link', { name: 'Data types' }).boundingBox()
  expect(second?.x).toBe(first?.x)
  expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0))
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
