import { expect, open, sharedTest as test } from '../shop.ts'
import { slow } from '../../../../packages/awning/tests/browser/slowTests.ts'

const live = '[data-lab="selector"][data-live-lab]'

test('a selector is written, and the page shows whom it finds and what it weighs', async ({
  page,
}) => {
  await open(page, '/docs/frontend/css/selector?lab=selector')
  const lab = page.locator(live)
  await expect(lab.locator('mark')).toHaveText([/<h3 class="title">/, /<h3 class="title">/])

  await lab.getByRole('textbox', { name: '选择器', exact: true }).fill(':nth-child(odd of .hit)')
  await expect(lab.locator('mark')).toHaveCount(2)
  await expect(lab.getByText('匹配2个元素。')).toBeVisible()
  await expect(lab.getByRole('row', { name: '合计 0 2 0' })).toBeVisible()

  await lab.getByRole('textbox', { name: '选择器', exact: true }).fill('.hit:first-child')
  await expect(lab.getByText('但没有一个同时符合全部')).toBeVisible()
  await expect(lab.locator('mark')).toHaveCount(0)

  await lab.getByRole('textbox', { name: '选择器', exact: true }).fill('.hit, :no-such')
  await expect(lab.getByText('第7个字符起有错误')).toBeVisible()
  await expect(lab.locator('mark')).toHaveText(':no-such')

  const field = lab.getByRole('textbox', { name: '选择器', exact: true })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('')
  await expect(lab.getByText('输入选择器，看它匹配哪些元素。')).toBeVisible()
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')

  await lab.getByRole('combobox', { name: '例子' }).selectOption('嵌套：&的特异性取决于外层')
  await expect(lab.getByRole('row', { name: '合计 1 1 0' })).toBeVisible()
  await expect(lab.locator('mark')).toHaveCount(2)
})

test(
  'a shared selector is there at once, in English too, and reset brings the first one back',
  slow,
  async ({ page }) => {
    await open(
      page,
      `/en/docs/frontend/css/selector?lab=selector~${encodeURIComponent('li:not(.hit)')}`,
    )
    const lab = page.locator(live)
    await expect(lab.getByText('2 elements matched.')).toBeVisible()
    await expect(lab.locator('mark')).toHaveText([/<li>/, /<li>/])
    await expect(lab.getByText('<html lang="en">')).toBeVisible()
    await lab.getByRole('button', { name: 'Reset' }).press('Enter')
    await expect(lab.getByRole('textbox', { name: 'Selector', exact: true })).toHaveValue(
      '.shelf > .book .title',
    )
  },
)
