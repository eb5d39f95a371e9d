import type { Locator, Page } from '@playwright/test'
import { expect, open, sharedTest as test } from '../shop.ts'
import { slow, slowUnless } from '../../../../packages/awning/tests/browser/slowTests.ts'

async function enter(page: Page, model: string, state = '', prefix = ''): Promise<Locator> {
  await open(page, `${prefix}/docs/frontend/framework/${model}?lab=change-${model}${state}`)
  const lab = page.locator(`[data-lab="change-${model}"][data-live-lab]`)
  await expect(lab).toBeVisible()
  return lab
}

/** Run, compared, written: the row of a framework in the table. */
function countsIn(lab: Locator, model: string): Locator {
  return lab.getByRole('row', { name: model }).getByRole('cell')
}

for (const model of ['React', 'Vue', 'Svelte', 'Angular']) {
  test(
    `the page of ${model} begins with ${model}, and its last stage writes two texts`,
    slowUnless(model === 'React'),
    async ({ page }) => {
      const lab = await enter(page, model.toLowerCase())
      await expect(lab.getByRole('radio', { name: model })).toBeChecked()
      const tree = lab.getByRole('list', { name: '组件' })
      await expect(tree).toContainText('茶叶 × 1')
      const next = lab.getByRole('button', { name: '下一步' })
      await next.click()
      await next.click()
      await expect(next).toBeDisabled()
      await expect(tree).toContainText('茶叶 × 2')
      await expect(tree).toContainText('合计104元')
      await expect(tree.getByText('改字')).toHaveCount(2)
    },
  )
}

test('memo skips, and a list changed in place changes nothing in React', slow, async ({ page }) => {
  const lab = await enter(page, 'react')
  await expect(countsIn(lab, 'React')).toHaveText(['7', '21', '2'])
  await lab.getByRole('radio', { name: 'memo' }).focus()
  await page.keyboard.press('Space')
  await expect(countsIn(lab, 'React')).toHaveText(['4', '12', '2'])
  await expect(lab.getByText('跳过', { exact: true })).toHaveCount(3)
  await lab.getByRole('radio', { name: '原地改一件' }).focus()
  await page.keyboard.press('Space')
  await expect(countsIn(lab, 'React')).toHaveText(['0', '0', '✗ 0'])
  await expect(countsIn(lab, 'Vue')).toHaveText(['2', '4', '2'])
})

test('the click itself goes all the way, in the words of the page', slow, async ({ page }) => {
  const lab = await enter(page, 'vue', '~angular.map.none.zone.idle', '/en')
  await expect(lab.getByRole('radio', { name: 'zone.js, Eager' })).toBeChecked()
  await lab.getByRole('button', { name: 'Add a tea' }).click()
  await expect(lab.getByText('zone.js detects a click')).toBeVisible()
  await expect(lab.getByText('Tea × 2')).toBeVisible({ timeout: 8000 })
  await expect(countsIn(lab, 'Angular')).toHaveText(['7', '20', '2'])
})
