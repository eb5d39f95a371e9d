import { expect, open, sharedTest as test } from './shop.ts'

const post = '/blog/mdx-blog-post'

test('M10 code inside a box is highlighted', async ({ page }) => {
  await page.goto(post)
  const figure = page.getByRole('note').getByRole('figure')
  await expect(figure.locator('code')).toContainText('function ring()')
  const colours = await figure
    .locator('code span span')
    .evaluateAll((tokens) => tokens.map((token) => getComputedStyle(token).color))
  expect(new Set(colours).size).toBeGreaterThan(1)
})

test('M11 a component in a text answers', async ({ page }) => {
  await open(page, post)
  const said = page.waitForEvent('dialog')
  const click = page.getByRole('button', { name: '摇一下门口的铃' }).click()
  const dialog = await said
  expect(dialog.message()).toContain('欢迎光临')
  await dialog.accept()
  await click
})
