import type { Locator, Page } from '@playwright/test'
import { expect, open, sharedTest as test } from '../shop.ts'
import { slow } from '../../../../packages/awning/tests/browser/slowTests.ts'

const address = '/docs/frontend/engineering/performance/'

async function openLab(page: Page, query = '', site = ''): Promise<Locator> {
  await open(page, `${site}${address}?lab=timing${query}`)
  const lab = page.locator('[data-lab="timing"][data-live-lab]')
  await expect(lab).toBeVisible()
  return lab
}

test('a throttle that runs at the start loses the last key, at both ends it does not', async ({
  page,
}) => {
  const lab = await openLab(page)
  await expect(lab.getByText('✗ 漏掉末次')).toHaveCount(1)
  await lab.getByRole('group', { name: '节流的运行时机' }).getByLabel('两头').check({ force: true })
  await expect(lab.getByText('✗ 漏掉末次')).toHaveCount(0)
  const wait = lab.getByRole('slider', { name: '等待／间隔' })
  await wait.focus()
  await page.keyboard.press('End')
  await expect(lab.getByRole('status').last()).toContainText('防抖运行2次')
})

test(
  'keys on the pad are the reader’s own events, and the timeline is shown to its end',
  slow,
  async ({ page }) => {
    const lab = await openLab(page)
    await lab.getByRole('button', { name: /在这里移动指针/ }).focus()
    // At once: on a busy machine, keys that wait for each other come too late for one run.
    await Promise.all(['a', 'b', ' ', 'Enter'].map((key) => page.keyboard.press(key)))
    await expect(lab.getByText('正在记录')).toBeVisible()
    await expect(lab.getByRole('radio', { name: '自己操作' })).toBeChecked()
    await expect(lab.getByRole('status').last()).toContainText('4个事件：防抖运行1次')
  },
)

test('a shared state comes back from the address, in English too', slow, async ({ page }) => {
  const lab = await openLab(page, '~clicks.500.leading.both', '/en')
  await expect(lab.getByRole('radio', { name: 'Clicking' })).toBeChecked()
  await expect(lab.getByRole('status').last()).toContainText('7 events: 3 debounced')
})
