import type { Page } from '@playwright/test'
import { expect, open, test } from '../shop.ts'
import { slow } from '../../../../packages/awning/tests/browser/slowTests.ts'

const path = '/docs/frontend/javascript/data-type/string'

async function openLab(page: Page, address: string) {
  await open(page, address)
  const lab = page.locator('[data-lab="string"][data-live-lab]')
  await lab.waitFor()
  return lab
}

test(
  'a string is counted four ways, and a cell marks what belongs to it',
  slow,
  async ({ page }) => {
    const lab = await openLab(page, `${path}?lab=string`)
    await lab.getByRole('button', { name: '一家' }).click()
    for (const name of ['字素簇 1', '码点 5', '码元 8', '字节 18'])
      await expect(lab.getByRole('rowheader', { name })).toBeVisible()
    await lab.getByRole('textbox', { name: '文字' }).fill('a店')
    await lab.getByRole('gridcell', { name: 'E5', exact: true }).hover()
    const related = lab.locator('td[data-related]')
    await expect(related).toHaveText(['店', '店U+5E97', '5E97', 'E5'])
    await expect(lab.getByText('首字节，后面还跟着2个')).toBeVisible()
  },
)

test('half a 𠮷 is one lone surrogate in the built script too', slow, async ({ page }) => {
  const lab = await openLab(page, `${path}?lab=string`)
  await lab.getByRole('button', { name: '半个𠮷' }).click()
  await expect(lab.getByRole('gridcell', { name: 'D842 孤立' })).toBeVisible()
  await expect(lab.getByRole('rowheader', { name: '码元 1' })).toBeVisible()
})

test('the keyboard walks along and between the layers', slow, async ({ page }) => {
  const lab = await openLab(page, `${path}?lab=string~as-is.5e97.20bb7`)
  await lab.getByRole('gridcell', { name: '店', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(lab.getByRole('gridcell', { name: 'U+20BB7' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(lab.getByRole('gridcell', { name: 'DFB7' })).toBeFocused()
  await expect(lab.getByText('text[2]')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(lab.getByRole('radio', { name: '原样' })).toBeFocused()
})

test('an address carries the string and its form, in English too', slow, async ({ page }) => {
  const lab = await openLab(page, `/en${path}?lab=string~NFD.e9.d842`)
  await expect(lab.getByRole('radio', { name: 'NFD' })).toBeChecked()
  await expect(lab.getByRole('rowheader', { name: 'Code units 3' })).toBeVisible()
  await expect(lab.getByRole('gridcell', { name: 'D842 lone' })).toBeVisible()
  await lab.getByText('NFC', { exact: true }).click()
  await expect(lab.getByRole('rowheader', { name: 'Code units 2' })).toBeVisible()
  await expect(lab.getByText('NFC is the same as the original')).toBeVisible()
})

test('without Intl.Segmenter the other layers are still shown', slow, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Intl, 'Segmenter'))
  const lab = await openLab(page, `${path}?lab=string~as-is.5e97`)
  await expect(lab.getByText('数不出字素簇')).toBeVisible()
  await expect(lab.getByRole('rowheader', { name: '字节 3' })).toBeVisible()
})
