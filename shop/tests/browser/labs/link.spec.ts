import { expect, open, sharedTest as test } from '../shop.ts'
import { slow } from '../../../../packages/awning/tests/browser/slowTests.ts'

const address = '/docs/frontend/html/link?lab=link'
const live = '[data-lab="link"][data-live-lab]'

test('deferring the scripts brings the first paint forward', async ({ page }) => {
  await open(page, address)
  const lab = page.locator(live)
  await expect(lab.getByRole('img', { name: '首次绘制在1525毫秒' })).toBeVisible()
  await lab.getByText('脚本改defer').click()
  await expect(lab.getByRole('img', { name: '首次绘制在649毫秒' })).toBeVisible()
  await expect(lab.getByText('−876')).toBeVisible()
  await lab.getByText('以表格显示').click()
  await expect(lab.getByRole('row', { name: /^lib\.js 解析器/ })).toBeVisible()
})

test('two async scripts break their order, by keyboard too', slow, async ({ page }) => {
  await open(page, address)
  const lab = page.locator(live)
  for (const name of ['lib.js', 'app.js']) {
    const modes = lab.getByRole('group', { name, exact: true })
    await modes.getByRole('radio', { name: '普通' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(modes.getByRole('radio', { name: 'async' })).toBeChecked()
  }
  await expect(lab.getByText('stats.js → app.js → lib.js')).toBeVisible()
  await expect(lab.getByText('app.js依赖lib.js，却先执行了')).toBeVisible()
  await expect(lab.getByRole('radio', { name: '自定义' })).toBeChecked()
})

test('a shared state is in the address, and English has its own words', slow, async ({ page }) => {
  await open(page, `/en${address}~00000101111`)
  const lab = page.locator(live)
  await expect(lab.getByRole('radio', { name: 'Too many preloads' })).toBeChecked()
  await expect(lab.getByText('This page does not use the bold font')).toBeVisible()
})
