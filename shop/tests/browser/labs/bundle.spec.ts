import { expect, open, sharedTest as test } from '../shop.ts'

test('a dynamic import moves code to a file that is loaded later', async ({ page }) => {
  await open(page, '/docs/frontend/engineering/tool-chain?lab=bundle')
  const lab = page.locator('[data-lab="bundle"][data-live-lab]')
  await expect(lab.getByRole('group', { name: /^index\.js/ })).toContainText('51 KB')
  await lab.getByRole('radio', { name: /await import/ }).press('Space')
  await expect(lab.getByRole('group', { name: /^index\.js/ })).toContainText('3 KB')
  await expect(lab.getByRole('group', { name: /^chart\.js：/ })).toContainText('48 KB')
})
