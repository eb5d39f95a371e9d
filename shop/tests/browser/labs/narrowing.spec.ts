import type { Locator, Page } from '@playwright/test'
import { expect, open, sharedTest as test } from '../shop.ts'
import { slow } from '../../../../packages/awning/tests/browser/slowTests.ts'

const address = '/docs/frontend/javascript/typescript?lab=narrowing'

async function enter(page: Page, path: string): Promise<Locator> {
  await open(page, path)
  const lab = page.locator('[data-lab="narrowing"][data-live-lab]')
  await expect(lab).toBeVisible()
  return lab
}

test('each step shows the type and why, and the branch not taken cannot be chosen', async ({
  page,
}) => {
  const lab = await enter(page, address)
  const here = lab.getByRole('option', { selected: true })
  await expect(here).toContainText('if (box === null)')
  await expect(here).toContainText('string[] | null')
  await lab.getByRole('button', { name: '下一步' }).click()
  await expect(here).toContainText('return box.length')
  await expect(lab.getByText("size(['tea', 'soap'])返回2")).toBeVisible()
  await expect(lab.getByRole('button', { name: '下一步' })).toBeDisabled()
  await expect(lab.getByRole('option', { name: 'return 0' })).toBeDisabled()

  await lab.getByRole('radio', { name: 'size(null)' }).press('Space')
  await expect(lab.getByRole('option', { name: 'return 0' })).toBeEnabled()
})

test('the keys walk through the code and along the slider', slow, async ({ page }) => {
  const lab = await enter(page, `${address}~callback.1.0.0`)
  const code = lab.getByRole('listbox')
  await code.focus()
  await page.keyboard.press('End')
  const here = lab.getByRole('option', { selected: true })
  await expect(here).toContainText('name.length + kept.length')
  await expect(lab.getByText('TS18047')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(here).toContainText('return ask()')
  await lab.getByRole('slider').focus()
  await page.keyboard.press('Home')
  await expect(here).toContainText('if (name === null)')
})

test(
  'a state comes from the address, and the words are those of the page',
  slow,
  async ({ page }) => {
    const lab = await enter(page, `/en${address}~union.0.0.4`)
    await expect(lab.getByRole('option', { selected: true })).toContainText('load satisfies never')
    await expect(lab.getByText('never. No value gets to this line')).toBeVisible()
    await expect(lab.getByRole('radio', { name: 'Discriminated union' })).toBeChecked()
  },
)
