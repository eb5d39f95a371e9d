import type { Page } from '@playwright/test'
import { title } from '../../../packages/awning/tests/browser/landmarks.ts'
import { expect, open, sharedTest as test } from './shop.ts'
import { slow } from '../../../packages/awning/tests/browser/slowTests.ts'

const layout = '/docs/frontend/css/layout'
const dialog = (page: Page) => page.getByRole('dialog', { name: '快捷键' })
const html = (page: Page) => page.locator('html')

test('the very first key of a visit counts: ? shows the list, Escape and Back close it', async ({
  page,
}) => {
  await page.goto(layout)
  await page.keyboard.press('?')
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page)).toContainText('博客')
  // Its styles come with the script, not with the page.
  await expect(dialog(page)).not.toHaveCSS('box-shadow', 'none')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay))).toBe(false)
  await page.keyboard.press('?')
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(layout)
})

test('keys lead to the neighbours and the areas of the site, and switch the colour mode', async ({
  page,
}) => {
  await open(page, layout)
  await page.keyboard.press('d')
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('k')
  await expect(title(page)).toHaveText('样式规则')
  await page.keyboard.press('j')
  await expect(title(page)).toHaveText('布局')
  await Promise.all(['g', 'b'].map((key) => page.keyboard.press(key)))
  await expect(page).toHaveURL('/blog')
})

test('a key that is held switches the colour mode once', async ({ page }) => {
  await open(page, layout)
  await page.keyboard.down('d')
  // Every further press without a release is a repetition.
  await page.keyboard.down('d')
  await page.keyboard.up('d')
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
})

test(
  'letters do nothing while the reader types or holds a modifier, or when shortcuts are switched off',
  slow,
  async ({ page }) => {
    await open(page, '/docs/frontend/css/advanced/BEM?lab=bem')
    const field = page.getByRole('textbox', { name: '块', exact: true })
    await field.fill('')
    await field.pressSequentially('d?')
    await expect(field).toHaveValue('d?')
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
    await field.blur()
    await page.keyboard.press('Control+d')
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
    await page.keyboard.press('?')
    await dialog(page).getByRole('checkbox', { name: '使用快捷键' }).uncheck()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay))).toBe(false)
    await page.keyboard.press('d')
    await page.keyboard.press('?')
    await expect(dialog(page)).toBeVisible()
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
    expect(await page.evaluate(() => localStorage.getItem('shortcuts'))).toBe('off')
  },
)
