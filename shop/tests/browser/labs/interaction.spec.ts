import { expect, open, sharedTest as test } from '../shop.ts'
import { slow } from '../../../../packages/awning/tests/browser/slowTests.ts'

const address = '/docs/frontend/design/interaction-design-methodology?lab=interaction'
const live = '[data-lab="interaction"][data-live-lab]'

test('pressing the targets gives a plot of the reader’s own', slow, async ({ page }) => {
  await open(page, address)
  const lab = page.locator(live)
  await expect(lab.getByText('示例数据')).toBeVisible()
  await lab.getByRole('button', { name: '开始' }).click()
  const target = lab.locator('circle[data-target]')
  for (let press = 0; press < 18; press += 1) {
    await expect(lab.getByText(`${press}/18`)).toBeVisible()
    const box = await target.boundingBox()
    if (!box) throw new Error('there is no target')
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    // One miss, above the target.
    if (press === 2) await page.mouse.click(middle.x, middle.y - 60)
    await page.mouse.click(middle.x, middle.y)
  }
  await expect(lab.getByText('你的成绩')).toBeVisible()
  await expect(lab.getByText('失误 1')).toBeVisible()
  await expect(lab.getByRole('button', { name: '再做一遍' })).toBeFocused()
})

test('choosing works by letters alone', slow, async ({ page }) => {
  // Eight names, with a fixed wait before each.
  test.slow()
  await open(page, `${address}~hick-2-ordered`)
  const lab = page.locator(live)
  await lab.getByRole('button', { name: '开始' }).focus()
  await page.keyboard.press('Enter')
  for (let pick = 0; pick < 8; pick += 1) {
    await expect(lab.getByText(`${pick}/8`)).toBeVisible()
    const named = await lab.getByRole('status').filter({ hasText: '找：' }).textContent()
    const item = lab.getByRole('button', { name: new RegExp(`^\\w ${named?.slice(-1)}$`) })
    await page.keyboard.press((await item.textContent())?.at(0) ?? '')
  }
  await expect(lab.getByText('你的成绩')).toBeVisible()
  await expect(lab.getByText('失误 0')).toBeVisible()
})

test('stopping goes back to the sample, and English has its own words', slow, async ({ page }) => {
  await open(page, `/en${address}~hick-4-mixed`)
  const lab = page.locator(live)
  await expect(lab.getByText('Hick’s law does not describe this')).toBeVisible()
  await lab.getByRole('button', { name: 'Start' }).click()
  await expect(lab.getByText('0/16')).toBeVisible()
  await lab.getByRole('button', { name: 'Stop' }).click()
  await expect(lab.getByText('Sample data')).toBeVisible()
})
