import type { Locator, Page } from '@playwright/test'
import { expect, open, sharedTest as test } from '../shop.ts'
import { slow } from '../../../../packages/awning/tests/browser/slowTests.ts'

async function openLab(page: Page, address: string): Promise<Locator> {
  await open(page, address)
  const lab = page.locator('[data-lab="layout"][data-live-lab]')
  await expect(lab).toBeVisible()
  return lab
}

test(
  'a long word bursts the row until its box may be narrower than its content',
  slow,
  async ({ page }) => {
    const lab = await openLab(page, '/docs/frontend/css/layout/?lab=layout')
    await expect(lab.getByText('✓ 没有溢出')).toBeVisible()
    await lab.getByRole('button', { name: '长词撑破' }).press('Enter')
    await expect(lab.getByText(/✗ 溢出容器\d+像素/)).toBeVisible()
    await lab.getByRole('checkbox', { name: /^min-inline-size/ }).press('Space')
    await expect(lab.getByText('✓ 没有溢出')).toBeVisible()
    await expect(lab.getByRole('textbox', { name: '生成的CSS' })).toHaveValue(
      /:nth-child\(2\) \{\n {2}min-inline-size: 0;/,
    )
  },
)

test('the CSS is that of the boxes, which the browser lays out', slow, async ({ page }) => {
  const lab = await openLab(page, '/docs/frontend/css/layout/?lab=layout')
  await lab.getByRole('radio', { name: 'grid' }).press('Space')
  await lab.getByRole('combobox', { name: 'grid-template-columns' }).selectOption('6rem 1fr')
  const book = lab.getByRole('button', { name: /^书/ })
  await expect(book).toHaveText('书96')
  await book.press('Enter')
  await expect(lab.getByRole('group', { name: '第1个项目' })).toBeVisible()
  await expect(lab.getByRole('textbox')).toHaveValue(/grid-template-columns: 6rem 1fr;/)
})

test('a shared state comes back from the address, in English too', slow, async ({ page }) => {
  const lab = await openLab(
    page,
    '/en/docs/frontend/css/layout/?lab=layout~00120000.0.100.110011-110011',
  )
  await expect(lab.getByRole('combobox', { name: 'justify-content' })).toHaveValue('end')
  await expect(lab.getByRole('button', { name: /^Books/ })).toBeVisible()
  await expect(lab.getByRole('textbox', { name: 'CSS (edit it)' })).toHaveValue(/flex-wrap: wrap;/)
})

test('the CSS can be edited, and what has no effect is named', slow, async ({ page }) => {
  const lab = await openLab(page, '/docs/frontend/css/layout/?lab=layout')
  await lab
    .getByRole('textbox', { name: '生成的CSS' })
    .fill('.shelf { display: flex; flex-direction: row-reverse; colour: red }')
  const start = async (name: RegExp) =>
    (await lab.getByRole('button', { name }).boundingBox())?.x ?? 0
  // The boxes move to their new places.
  await expect.poll(async () => (await start(/^书/)) > (await start(/^游戏/))).toBe(true)
  await expect(lab.getByText('这些没有生效：colour: red')).toBeVisible()
  await lab.getByRole('radio', { name: 'grid' }).press('Space')
  await expect(lab.getByRole('textbox', { name: '生成的CSS' })).toHaveValue(/display: grid/)
})
