import { title } from '../../../packages/awning/tests/browser/landmarks.ts'
import { expectSaved, expectWorker } from '../../../packages/awning/tests/browser/savedPages.ts'
import { slow } from '../../../packages/awning/tests/browser/slowTests.ts'
import { test } from './faultServer.ts'
import { expect, open, start } from './shop.ts'

test.use({ serviceWorkers: 'allow' })

const number = '/docs/frontend/javascript/data-type/number'

test(
  'a page that was read is read again without a network, its experiment too',
  slow,
  async ({ page, faults, allow }) => {
    test.slow()
    allow(/Failed to load resource/)
    await open(page, number)
    await expectSaved(page, number)
    await expectWorker(page)
    await faults.close()
    await page.reload()
    await start(page)
    await expect(title(page)).toHaveText('number')
    const lab = page.locator('[data-lab="number"]')
    await lab.scrollIntoViewIfNeeded()
    await expect(lab).toHaveAttribute('data-live-lab', '')
    await lab.getByRole('button', { name: '第63位，符号' }).click()
    await expect(lab.getByRole('textbox', { name: '数或算式' })).toHaveValue('-0.1')
  },
)
