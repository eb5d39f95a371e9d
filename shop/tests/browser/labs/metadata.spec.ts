import { expect, open, sharedTest as test } from '../shop.ts'
import { slow } from '../../../../packages/awning/tests/browser/slowTests.ts'

const address = '/docs/frontend/html/metadata?lab=metadata'
const live = '[data-lab="metadata"][data-live-lab]'

test('what is written shows in the result, the card, the tab and the HTML', async ({ page }) => {
  await open(page, address)
  const lab = page.locator(live)
  await lab.getByRole('textbox', { name: '标题', exact: true }).fill('谈谈<title>与"引号"')
  await lab.getByLabel('og:title（空着就不写）').fill('')
  for (const name of ['搜索结果', '社交卡片'])
    await expect(lab.getByRole('group', { name })).toContainText('谈谈<title>与"引号" · 杂货铺')
  await expect(lab.getByRole('group', { name: '标签页' })).toContainText('谈谈<title>')
  await expect(lab.getByRole('group', { name: '社交卡片' })).toContainText('标题 ← title')
  await expect(lab.getByRole('group', { name: '生成的HTML' })).toContainText(
    '<title>谈谈&lt;title>与"引号" · 杂货铺</title>',
  )
})

test('the checks say what is wrong, by keyboard too', slow, async ({ page }) => {
  await open(page, address)
  const lab = page.locator(live)
  const checks = lab.getByRole('group', { name: '检查结果' })
  await lab.getByRole('textbox', { name: '描述', exact: true }).fill('')
  await expect(checks).toContainText('没有描述')
  await lab.getByRole('radio', { name: '允许' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(lab.getByRole('radio', { name: 'noindex' })).toBeChecked()
  await expect(lab.getByRole('group', { name: '搜索结果' })).toContainText('不会列出这一页')
  await expect(checks).toContainText('noindex')
})

test('a shared state is in the address, and English has its own words', slow, async ({ page }) => {
  const packed = btoa(
    JSON.stringify(['000011', 'Ink', 'd', 'Shop', 'https://ink.example/', '', '']),
  )
  await open(page, `/en${address}~${packed.replaceAll('=', '')}`)
  const result = page.locator(live).getByRole('group', { name: 'Search result' })
  await expect(result).toContainText('Ink · Shop')
  await expect(result).toContainText('ink.example')
})
