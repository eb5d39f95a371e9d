import { expect, open, sharedTest as test } from '../shop.ts'

test('tests that share state fail in another order until they are isolated', async ({ page }) => {
  await open(page, '/docs/frontend/engineering/testing?lab=testing')
  const lab = page.locator('[data-lab="testing"][data-live-lab]')
  await lab.getByRole('radio', { name: '1 → 2 → 3' }).press('Space')
  await expect(lab.getByRole('status')).toHaveText('3条里通过2条')
  await lab.getByRole('checkbox').press('Space')
  await expect(lab.getByRole('status')).toHaveText('3条里通过3条')
})
