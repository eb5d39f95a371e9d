import type { BrowserTab } from '../../../packages/awning/tests/drivers/browserTab.ts'
import { expect, test } from '../../../packages/awning/tests/drivers/browserTest.ts'
import { appState, expectAddress, expectApp, expectFocused, expectShown } from './tabState.ts'

const article = '/docs/frontend/css/layout'

/** The mouse has not moved yet, so nothing of the app has been fetched. */
async function clickFirst(tab: BrowserTab, selector: string): Promise<void> {
  await tab.open(article)
  expect(await tab.run(appState)).toBeUndefined()
  await tab.click(selector)
}

test('the first click is never lost, although the app loads only then', async ({ tab }) => {
  await test.step('a link', async () => {
    await clickFirst(tab, 'header a[href="/blog"]')
    await expectAddress(tab, '/blog')
    await expectShown(tab, 'main article')
  })
  await test.step('search', async () => {
    await clickFirst(tab, 'header [data-do=search]')
    await expectFocused(tab, 'dialog[open] [role=combobox]')
    await tab.press('Escape')
    // Closing it is a step back in the history, which would abort the next visit.
    await expect.poll(() => tab.run(() => history.state?.overlay)).toBeUndefined()
  })
  await test.step('the language list', async () => {
    await clickFirst(tab, 'header [popovertarget=Languages]')
    await expectShown(tab, '#Languages a[hreflang=en]')
    await expectApp(tab)
    await expectShown(tab, '#Languages a[hreflang=en]')
  })
  await test.step('the switch between light and dark', async () => {
    await clickFirst(tab, 'header [data-do=theme]')
    await expect.poll(() => tab.run(() => document.documentElement.dataset['theme'])).toBe('dark')
    await expectApp(tab)
    expect(await tab.run(() => document.documentElement.dataset['theme'])).toBe('dark')
  })
  await test.step('the menu', async () => {
    await tab.resize(390, 800)
    await clickFirst(tab, 'header [popovertarget=Menu]')
    await expectShown(tab, '#Menu nav a')
    await expectApp(tab)
    await expectShown(tab, '#Menu nav a')
  })
})
