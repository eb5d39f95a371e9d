import type { Page } from '@playwright/test'
import { expect, open, sharedTest as test } from '../shop.ts'
import { slow } from '../../../../packages/awning/tests/browser/slowTests.ts'

const path = '/docs/frontend/javascript/data-type'

async function openLab(page: Page, address: string) {
  await open(page, address)
  const lab = page.locator('[data-lab="equality"][data-live-lab]')
  await lab.waitFor()
  return lab
}

test('two values are compared four ways, with the steps of ==', async ({ page }) => {
  const lab = await openLab(page, `${path}?lab=equality`)
  const steps = lab.getByRole('group', { name: '==的步骤' }).getByRole('listitem')
  await expect(steps).toHaveCount(4)
  await expect(steps.first()).toContainText('[] == false')
  await lab.getByRole('combobox', { name: '左边' }).selectOption('NaN')
  await lab.getByRole('combobox', { name: '右边' }).selectOption('NaN')
  await expect(lab.getByRole('definition').filter({ hasText: /true|false/ })).toHaveText([
    '✗ false',
    '✗ false',
    '✓ true',
    '✓ true',
  ])
  await expect(steps).toHaveCount(1)
})

test('walking through the matrix chooses the pair', slow, async ({ page }) => {
  const lab = await openLab(page, `${path}?lab=equality`)
  const matrix = lab.getByRole('grid', { name: '全部值两两相比' })
  await matrix.getByRole('gridcell', { name: '[] == false，相等' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(matrix.getByRole('gridcell', { name: '[] == true，不等' })).toBeFocused()
  await expect(lab.getByRole('combobox', { name: '右边' })).toHaveValue('true')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await expect(matrix.getByRole('gridcell', { name: "'a' == undefined，不等" })).toBeFocused()
  await lab.getByText('Object.is', { exact: true }).last().click()
  const row = matrix.getByRole('row').nth(5)
  await row.getByRole('gridcell').nth(5).click()
  await expect(matrix.getByRole('gridcell', { name: 'Object.is(0, -0)，不等' })).toBeFocused()
})

test('an address carries the pair and the operator, in English too', slow, async ({ page }) => {
  const lab = await openLab(page, `/en${path}?lab=equality~str.sa.strict`)
  await expect(lab.getByRole('combobox', { name: 'Left' })).toHaveValue('str')
  await expect(lab.getByRole('radio', { name: '===' })).toBeChecked()
  await expect(lab.getByText('An object becomes primitive')).toContainText('valueOf')
  await expect(
    lab.getByRole('gridcell', { name: "new String('a') === 'a': not equal" }),
  ).toBeVisible()
})
