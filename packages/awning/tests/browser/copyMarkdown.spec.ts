import type { Page } from '@playwright/test'
import { zh } from '../../src/i18n/zh.ts'
import { serveFixture } from './fixtureSites.ts'
import { expect, open, test } from './browserTest.ts'
import { slow } from './slowTests.ts'

const at = serveFixture({
  'content/zh/docs/a.md':
    '---\ntitle: 甲\ndescription: 一页\n---\n\n## 一 {#one}\n\n:::tip\n见[首页](./index.md)。\n:::\n',
})
const copy = (page: Page) => page.getByRole('main').getByRole('link', { name: zh.markdown.copy })
const status = (page: Page) => page.getByRole('main').getByRole('status')

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a page is copied as Markdown, and says so for a while', async ({ page }) => {
  await page.clock.install()
  await open(page, at('docs/a'))
  const file = await page.request.get(at('docs/a/index.md'))
  expect(file.headers()['content-type']).toMatch(/^text\/markdown; charset=utf-8/)
  await copy(page).focus()
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText(zh.copied)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await file.text())
  expect(copied).toContain('> 见[首页](https://fixture.example/docs/)。')
  await page.clock.runFor(3000)
  await expect(status(page)).toHaveText('')
  expect(page.context().pages()).toHaveLength(1)
})

test(
  'copying works in browsers whose clipboard takes no promises, and in those without one',
  slow,
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'))
    await open(page, at('docs/a'))
    await copy(page).click()
    await expect(status(page)).toHaveText(zh.copied)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# 甲')

    await page.evaluate(() => {
      addEventListener('copy', () => {
        document.documentElement.dataset['copied'] = String(getSelection())
      })
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await expect(status(page)).toHaveText('')
    await copy(page).click()
    await expect(status(page)).toHaveText(zh.copied)
    await expect(page.locator('html')).toHaveAttribute('data-copied', /# 甲/)
    await expect(copy(page)).toBeFocused()
  },
)

test('a copy that fails is reported, and without the app the link leads to the file', async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource/)
  await open(page, at('docs/a'))
  await page.route('**/index.md', (route) => route.abort())
  await copy(page).click()
  await expect(status(page)).toHaveText(zh.markdown.copyFailed)
  await expect(copy(page)).toHaveAttribute('href', '/docs/a/index.md')
  await expect(copy(page)).toHaveAttribute('target', '_blank')
})
