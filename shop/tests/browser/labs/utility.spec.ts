import { expect, open, sharedTest as test } from '../shop.ts'

test('a class adds a rule, and a misspelled one is named', async ({ page }) => {
  await open(page, '/docs/frontend/css/advanced/framework?lab=utility')
  const lab = page.locator('[data-lab="utility"][data-live-lab]')
  await lab.getByRole('button', { name: 'font-bold' }).press('Enter')
  await expect(lab.getByRole('textbox', { name: '生成的CSS' })).toHaveValue(/font-weight: 700/)
  await lab.getByRole('button', { name: 'flexx' }).press('Enter')
  await expect(lab.getByRole('status').first()).toContainText('什么也不生成：flexx')
})
