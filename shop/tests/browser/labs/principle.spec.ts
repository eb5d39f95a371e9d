import { expect, open, sharedTest as test } from '../shop.ts'
import { slow } from '../../../../packages/awning/tests/browser/slowTests.ts'

const page = '/docs/frontend/browser/principle'
const lab = '[data-lab="principle"][data-live-lab]'

test('a change that lays out is late at 120 Hz, and an animation is not', async ({ page: tab }) => {
  await open(tab, `${page}?lab=principle`)
  const frame = tab.locator(lab)
  await expect(frame.getByText('赶得上这一帧。', { exact: true })).toHaveCount(2)
  await frame.getByRole('radio', { name: '60赫兹' }).press('ArrowRight')
  await expect(frame.getByRole('radio', { name: '120赫兹' })).toBeChecked()
  await expect(frame.getByText('超时，丢了1帧。')).toHaveCount(1)
  await expect(frame.getByText('赶得上这一帧。', { exact: true })).toHaveCount(1)

  await frame.getByRole('combobox', { name: '甲' }).selectOption('box-shadow：加阴影')
  await expect(frame.getByRole('img', { name: '重做：脚本、样式、绘制、合成。' })).toBeVisible()
  await expect(frame.getByText('赶得上这一帧。', { exact: true })).toHaveCount(2)

  const boxes = frame.getByRole('slider')
  await boxes.press('End')
  await expect(frame.getByText('超时，丢了1帧。')).toHaveCount(1)
})

test(
  'a shared comparison is shown in English: layout is forced in every turn of a loop',
  slow,
  async ({ page: tab }) => {
    await open(tab, `/en${page}?lab=principle~thrash.readAfterWrite.60.1200`)
    const frame = tab.locator(lab)
    await expect(frame.getByText('4 forced layouts during the script.')).toBeVisible()
    await expect(frame.getByText('One forced layout during the script.')).toBeVisible()
    await expect(frame.getByText(/schematic, not measured/).first()).toBeVisible()
    await frame.getByRole('button', { name: 'Reset' }).click()
    await expect(frame.getByRole('combobox', { name: 'A' })).toHaveValue('width')
  },
)
