import { expect, open, sharedTest as test } from '../shop.ts'

test('an object with Symbol.iterator can be spread', async ({ page }) => {
  await open(page, '/docs/frontend/javascript/data-type/symbol?lab=symbol')
  const lab = page.locator('[data-lab="symbol"][data-live-lab]')
  const spread = lab.locator('dl > div').filter({ hasText: '[...basket]' })
  await expect(spread).toContainText('TypeError')
  await lab.getByRole('checkbox', { name: 'Symbol.iterator' }).press('Space')
  await expect(spread).toContainText("['tea', 'ink']")
})
