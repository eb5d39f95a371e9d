import { expect, open, sharedTest as test } from '../shop.ts'

test('what is typed is compiled to CSS', async ({ page }) => {
  await open(page, '/docs/frontend/css/advanced/precompiler?lab=scss')
  const lab = page.locator('[data-lab="scss"][data-live-lab]')
  await expect(lab.getByRole('textbox', { name: '编译出的CSS' })).toHaveValue(/background: teal/)
  await lab.getByRole('textbox', { name: /^SCSS/ }).fill('.a { &__b { gap: 1px } }')
  await expect(lab.getByRole('textbox', { name: '编译出的CSS' })).toHaveValue(/^\.a__b \{/)
})
