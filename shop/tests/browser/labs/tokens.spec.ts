import type { Locator, Page } from '@playwright/test'
import { expect, open, sharedTest as test } from '../shop.ts'
import { slow } from '../../../../packages/awning/tests/browser/slowTests.ts'

async function openLab(page: Page, state = '', site = ''): Promise<Locator> {
  await open(page, `${site}/docs/frontend/design/design-system/?lab=tokens${state}`)
  const lab = page.locator('[data-lab="tokens"][data-live-lab]')
  await expect(lab).toBeVisible()
  return lab
}

test('text that becomes too pale fails, and the nearest lightness that passes fixes it', async ({
  page,
}) => {
  const lab = await openLab(page)
  const light = lab.getByRole('list', { name: '浅色' }).getByRole('listitem')
  await expect(light.filter({ hasText: '次要文字' })).toContainText('✓ AA')
  await lab.getByRole('slider', { name: '次要文字的亮度' }).focus()
  await page.keyboard.press('End')
  await expect(light.filter({ hasText: '次要文字' })).toContainText('✗ 不到4.5')
  await light.getByRole('button', { name: /^亮度改成\d+%$/ }).press('Enter')
  await expect(light.filter({ hasText: '次要文字' })).toContainText('✓ AA')
})

test(
  'a token changes the sample in both modes and the code to take away',
  slow,
  async ({ page }) => {
    const lab = await openLab(page)
    await lab.getByRole('slider', { name: '圆角' }).focus()
    await page.keyboard.press('Home')
    for (const mode of ['浅色', '深色'])
      await expect(lab.getByRole('img', { name: new RegExp(`样例，${mode}`) })).toHaveCSS(
        'border-radius',
        '0px',
      )
    const code = lab.getByRole('textbox', { name: '令牌' })
    await expect(code).toHaveValue(/--radius: 0px;/)
    await lab.getByRole('radio', { name: 'DTCG JSON' }).press('Space')
    await expect(code).toHaveValue(/"\$type": "dimension"/)
  },
)

test('a shared state comes back from the address, in English too', slow, async ({ page }) => {
  const lab = await openLab(page, '~25.150.25.52.50.8.8.150', '/en')
  await expect(lab.getByRole('textbox', { name: 'Tokens' })).toHaveValue(
    /--font-size-title: 2.25rem/,
  )
})
