import {
  docsLink,
  docsSidebar,
  toggle,
} from '../../../packages/awning/tests/browser/docsSidebar.ts'
import { mainNavigation, title } from '../../../packages/awning/tests/browser/landmarks.ts'
import { expect, test } from './shop.ts'
import { hamburger, menu, small } from '../../../packages/awning/tests/browser/slideMenu.ts'
import { slow } from '../../../packages/awning/tests/browser/slowTests.ts'

const layout = '/docs/frontend/css/layout'

test.use({ javaScriptEnabled: false })

test('H11 every kind of page is readable with JavaScript off', async ({ page }) => {
  for (const [path, heading] of [
    ['/', /杂货铺/],
    [layout, /^布局$/],
    ['/blog/welcome', /\S/],
    ['/blog/mdx-blog-post', /^会动的文章$/],
    ['/game/warmsnow', /\S/],
  ] as const) {
    await page.goto(path)
    await expect(title(page), path).toHaveText(heading)
    await expect(title(page), path).toBeInViewport()
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(100)
    await expect(page.getByRole('status', { name: '加载中……' }), path).toHaveCount(0)
    const dead = page.getByRole('button', { name: /切换明暗模式|复制代码|回到顶部/ })
    await expect(dead.filter({ visible: true }), path).toHaveCount(0)
    for (const image of await page.getByRole('main').locator('img').all()) {
      await image.scrollIntoViewIfNeeded()
      await expect(image, path).toBeVisible()
    }
  }
})

test('H11 links and the docs categories work with JavaScript off', async ({ page }) => {
  await page.goto('/')
  await mainNavigation(page).getByRole('link', { name: '前端', exact: true }).click()
  await expect(page).toHaveURL('/docs/frontend/')
  await expect(docsLink(page, '选择器')).toBeHidden()
  await toggle(page, 'CSS').click()
  await docsLink(page, '选择器').click()
  await expect(page).toHaveURL('/docs/frontend/css/selector')
  await expect(docsSidebar(page).locator('[aria-current=page]')).toHaveText('选择器')
})

test('2.18 the language list opens on hover with JavaScript off', async ({ page }) => {
  await page.goto('/blog')
  const english = page.locator('#Languages').getByRole('link', { name: 'English' })
  await expect(english).toBeHidden()
  await mainNavigation(page).getByLabel(/^语言/).hover()
  await english.click()
  await expect(page).toHaveURL('/en/blog')
})

test('H11 the menu, a native popover, opens with JavaScript off', async ({ page }) => {
  await page.setViewportSize(small)
  await page.goto(layout)
  await hamburger(page).click()
  await expect(menu(page)).toBeInViewport({ ratio: 0.99 })
  // N16 Nothing closes it when the window grows, and the page can be scrolled all the same.
  const body = page.locator('body')
  await expect(body).toHaveCSS('overflow', 'hidden')
  await page.setViewportSize({ width: 1200, height: 800 })
  await expect(body).toHaveCSS('overflow', 'visible')
  await page.setViewportSize(small)
  await docsLink(page, '选择器').click()
  await expect(page).toHaveURL('/docs/frontend/css/selector')
})

test('H11 the default tab is visible with JavaScript off, and the others below it', async ({
  page,
}) => {
  await page.goto('/docs/frontend/css/advanced/framework')
  const panels = page.getByRole('tabpanel', { includeHidden: true })
  await expect(panels.first()).toBeVisible()
  await expect(panels.nth(1)).toBeVisible()
})

test(
  'H11 an experiment shows its first state with JavaScript off, and in words what it shows',
  slow,
  async ({ page }) => {
    await page.goto('/docs/frontend/css/advanced/BEM')
    const lab = page.locator('[data-lab="bem"]')
    await expect(lab).toContainText('class="book__price book__price--sale"')
    await lab.getByText('文字说明').click()
    await expect(lab).toContainText('名字由块、元素、修饰符三段拼成')
    await expect(lab.getByRole('button', { name: '重置' })).toBeHidden()
  },
)
