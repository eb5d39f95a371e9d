import { expect, open, sharedTest as test } from '../shop.ts'

test('a default parameter replaces undefined, and not null', async ({ page }) => {
  await open(page, '/docs/frontend/javascript/data-type/null?lab=nullish')
  const lab = page.locator('[data-lab="nullish"][data-live-lab]')
  const results = lab.locator('dl > div').filter({ hasText: '=> y)(x)' })
  await expect(results).toContainText("→ 'default'")
  await lab.getByRole('radio', { name: 'null', exact: true }).press('Space')
  await expect(results).toContainText('→ null')
})
