import type { Locator, Page } from '@playwright/test'
import { expect, open, sharedTest as test } from '../shop.ts'
import { slow } from '../../../../packages/awning/tests/browser/slowTests.ts'

async function openLab(page: Page, state = '', site = ''): Promise<Locator> {
  await open(page, `${site}/docs/frontend/engineering/performance/?lab=vitals${state}`)
  const lab = page.locator('[data-lab="vitals"][data-live-lab]')
  await expect(lab).toBeVisible()
  return lab
}

/** By the keyboard: to the group, and along its keys. */
async function choose(lab: Locator, group: string, option: string): Promise<void> {
  const radio = lab.getByRole('group', { name: group, exact: true }).getByLabel(option)
  await radio.focus()
  await lab.page().keyboard.press('Space')
  await expect(radio).toBeChecked()
}

test('a page that reserves space for everything does not shift', async ({ page }) => {
  const lab = await openLab(page)
  await expect(lab).toContainText('max(0.373, 0.051) = 0.373 ✗ 差')
  await choose(lab, '主图', '写了宽高')
  await expect(lab.getByRole('cell', { name: '主图' })).toHaveCount(0)
  await choose(lab, '网络字体', 'size-adjust')
  await choose(lab, '横幅', '预留位置')
  await expect(lab.getByRole('img', { name: /广告到来/ })).toBeVisible()
  await choose(lab, '广告', '预留位置')
  await expect(lab).toContainText('0.000 ✓ 良好')
})

test(
  'feedback first makes a slow click quick, and fifty clicks make an accident no matter',
  slow,
  async ({ page }) => {
    const lab = await openLab(page)
    await choose(lab, '指标', '一次点击（INP）')
    await expect(lab).toContainText('120 + 186 + 46 → 352 ms ✗ 待改进')
    await lab.getByRole('checkbox').check()
    await expect(lab).toContainText('→ 136 ms ✓ 良好')
    await expect(lab.getByRole('row', { name: /INP/ })).toContainText('640 ms')
    await lab.getByRole('slider', { name: /其他交互/ }).focus()
    for (let key = 0; key < 2; key += 1) await page.keyboard.press('PageUp')
    await expect(lab.getByRole('row', { name: /INP/ })).toContainText('136 ms')
  },
)

test('a shared state comes back from the address, in English too', slow, async ({ page }) => {
  const lab = await openLab(page, '~c.1111.3200.400.0.n.20000.0', '/en')
  await expect(lab).toContainText('400 + 6 + 406 → 816 ms ✗ poor')
})
