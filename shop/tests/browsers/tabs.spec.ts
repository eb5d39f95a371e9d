import type { BrowserTab } from '../../../packages/awning/tests/drivers/browserTab.ts'
import { expect, test } from '../../../packages/awning/tests/drivers/browserTest.ts'
import { expectFocused, expectShown, openApp } from './tabState.ts'

const article = '/docs/frontend/css/advanced/framework'

async function expectSelected(tab: BrowserTab, name: string): Promise<void> {
  const read = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent
  await expect.poll(() => tab.run(read)).toBe(name)
}

test('tabs are chosen by mouse and by keyboard, and a reload keeps the choice', async ({ tab }) => {
  await openApp(tab, article)
  await expectSelected(tab, 'vanilla-extract')
  await tab.click('[role=tab][aria-selected=false]')
  await expectSelected(tab, 'StyleX')
  await expectShown(tab, '[role=tabpanel]:nth-of-type(3) pre')
  await tab.press('ArrowLeft')
  await expectFocused(tab, '[role=tab]:first-child')
  await tab.press('Enter')
  await expectSelected(tab, 'vanilla-extract')
  await tab.press('End')
  await tab.press('Space')
  await expectSelected(tab, 'StyleX')
  await tab.reload()
  await tab.hover('h1')
  await expectSelected(tab, 'StyleX')
})

test('a click on a tab before the app runs takes effect', async ({ tab }) => {
  await tab.open(article)
  await tab.click('[role=tab][aria-selected=false]')
  await expectSelected(tab, 'StyleX')
})
