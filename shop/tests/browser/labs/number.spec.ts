import type { Page } from '@playwright/test'
import { expect, open, sharedTest as test } from '../shop.ts'
import { slow } from '../../../../packages/awning/tests/browser/slowTests.ts'

const path = '/docs/frontend/javascript/data-type/number'

async function openLab(page: Page, address: string) {
  await open(page, address)
  const lab = page.locator('[data-lab="number"][data-live-lab]')
  await lab.waitFor()
  return lab
}

test('a flipped bit changes the number, and a step leads to its neighbour', async ({ page }) => {
  const lab = await openLab(page, `${path}?lab=number`)
  const written = lab.getByRole('textbox', { name: '数或算式' })
  const sign = lab.getByRole('button', { name: '第63位，符号' })
  await expect(written).toHaveValue('0.1')
  await sign.click()
  await expect(sign).toHaveAttribute('aria-pressed', 'true')
  await expect(written).toHaveValue('-0.1')
  await expect(
    lab.getByText('-0.1000000000000000055511151231257827021181583404541015625'),
  ).toBeVisible()
  await lab.getByRole('button', { name: '后一个数' }).click()
  await expect(written).toHaveValue('-0.09999999999999999')
  await lab.getByRole('button', { name: '重置' }).click()
  await expect(written).toHaveValue('0.1')
})

test('the keyboard walks through the bits and writes them', slow, async ({ page }) => {
  const lab = await openLab(page, `${path}?lab=number`)
  const written = lab.getByRole('textbox', { name: '数或算式' })
  await lab.getByRole('button', { name: '第63位，符号' }).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
  await expect(written).toHaveValue('0.10000000000000002')
  await page.keyboard.press('0')
  await expect(written).toHaveValue('0.1')
  await page.keyboard.press('ArrowUp')
  await expect(lab.getByRole('button', { name: '第16位，尾数' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(lab.getByRole('button', { name: '第15位，尾数' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(lab.getByRole('button', { name: '前一个数' })).toBeFocused()
})

test('a sum shows what its rounding did, and invalid input is reported', slow, async ({ page }) => {
  const lab = await openLab(page, `${path}?lab=number`)
  await lab.getByRole('button', { name: '0.1 + 0.2' }).click()
  await expect(
    lab.getByText('0.3000000000000000166533453693773481063544750213623046875'),
  ).toBeVisible()
  await expect(lab.getByText('正好在两个双精度数中间：取末位为0的那个')).toBeVisible()
  const written = lab.getByRole('textbox', { name: '数或算式' })
  await written.fill('0.1 + 店')
  await expect(written).toHaveAttribute('aria-invalid', 'true')
  await expect(lab.getByText('无法识别')).toBeVisible()
})

test('a number out of range says what became of it', slow, async ({ page }) => {
  const lab = await openLab(page, `${path}?lab=number`)
  const written = lab.getByRole('textbox', { name: '数或算式' })
  await written.fill('-1e-400')
  await expect(lab.getByText('下溢，存成-0，一位数字也没留下')).toBeVisible()
  await expect(lab.getByText('没有误差')).toBeHidden()
  await written.fill('1e400')
  await expect(lab.getByText('上溢，存成Infinity')).toBeVisible()
  await written.fill('0e-400')
  await expect(lab.getByText('没有误差')).toBeVisible()
})

test('an address carries the bits, in English too', slow, async ({ page }) => {
  const lab = await openLab(page, `/en${path}?lab=number~4340000000000000`)
  await expect(lab.getByRole('textbox', { name: 'Number or expression' })).toHaveValue('2 ** 53')
  await expect(lab.getByText('no, greater than 2⁵³ − 1')).toBeVisible()
  await expect(lab.getByRole('button', { name: 'One step up 9007199254740994' })).toBeVisible()
})
