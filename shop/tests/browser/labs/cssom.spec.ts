import { expect, open, sharedTest as test } from '../shop.ts'
import { slow } from '../../../../packages/awning/tests/browser/slowTests.ts'

const live = '[data-lab="cssom"][data-live-lab]'

test('three doors give three answers, and each follows what it depends on', async ({ page }) => {
  await open(page, '/docs/frontend/browser/cssom?lab=cssom')
  const lab = page.locator(live)
  const answers = lab.locator('ol output')
  await expect(answers).toHaveText(['50%', '50%', '120px'])

  await lab.getByRole('slider', { name: '父元素的宽度' }).press('End')
  await expect(answers).toHaveText(['50%', '50%', '200px'])
  await lab.getByRole('checkbox', { name: /没有盒子/ }).press('Space')
  await expect(answers).toHaveText(['50%', '50%', '50%'])
  await lab.getByRole('checkbox', { name: /没有盒子/ }).press('Space')

  await lab.getByRole('textbox', { name: '写下的值' }).fill('200')
  await expect(answers).toHaveText(['（空）', 'auto', '400px'])
  await expect(lab.getByText('语法不对，整条忽略，也不报错。')).toBeVisible()

  await lab.getByRole('radio', { name: 'line-height' }).press('Space')
  await expect(answers).toHaveText(['1.5', '1.5', '24px'])
  await lab.getByRole('button', { name: '1.5em' }).press('Enter')
  await expect(answers).toHaveText(['1.5em', '24px', '24px'])
})

test(
  'a shared variable that does not fit is invalid only when it is computed',
  slow,
  async ({ page }) => {
    const state = encodeURIComponent('width*240*16*1*red;var(--x)')
    await open(page, `/en/docs/frontend/browser/cssom?lab=cssom~${state}`)
    const lab = page.locator(live)
    await expect(lab.locator('ol output')).toHaveText(['var(--x)', 'auto', '240px'])
    await expect(lab.getByText('treated as unset: the initial value.')).toBeVisible()
    await lab.getByRole('textbox', { name: '--x on the parent' }).fill('4em')
    await expect(lab.locator('ol output')).toHaveText(['var(--x)', '64px', '64px'])
  },
)

test(
  'what the page shows before the code has come is what the browser measures',
  slow,
  async ({ page }) => {
    await page.goto('/docs/frontend/browser/cssom')
    const drawn = page.locator('[data-lab="cssom"]')
    await expect(drawn.locator('ol output')).toHaveText(['50%', '50%', '120px'])
    await expect(drawn.locator('[style]')).toHaveCount(0)
  },
)

test('an em in a variable for font-size refers to the parent', slow, async ({ page }) => {
  const state = encodeURIComponent('font-size*240*20*1*3em;var(--x)')
  await open(page, `/en/docs/frontend/browser/cssom?lab=cssom~${state}`)
  const lab = page.locator(live)
  await expect(lab.locator('ol output')).toHaveText(['var(--x)', '60px', '60px'])
  await expect(lab.getByText('in font-size, em refers to the parent’s 20px.')).toBeVisible()
})
