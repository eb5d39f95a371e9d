import type { BrowserTab } from '../../../packages/awning/tests/drivers/browserTab.ts'
import { expect, test } from '../../../packages/awning/tests/drivers/browserTest.ts'

/**
 * Browsers show a document again as it was left (back/forward cache). What a reader must not notice of it, in browsers with
 * that cache and without: Chromium has none while it is driven.
 */

const article = '/docs/frontend/css/layout'

/** What the reader sees of a page. */
function readPage() {
  return {
    address: location.pathname,
    top: Math.round(scrollY),
    // Firefox has documents without a root for a moment.
    theme: document.querySelector('html')?.dataset['theme'],
    isMenuOpen: document.querySelector('#Menu:popover-open') !== null,
  }
}

async function expectPage(tab: BrowserTab, seen: Partial<ReturnType<typeof readPage>>) {
  await expect.poll(() => tab.run(readPage)).toMatchObject(seen)
}

/** Leaves by other means than a link of the site, such as the address bar. */
async function leave(tab: BrowserTab): Promise<void> {
  await tab.run(() => void setTimeout(() => location.assign('/robots.txt')))
  await expectPage(tab, { address: '/robots.txt' })
}

async function startApp(tab: BrowserTab): Promise<void> {
  // The address of a document is there before its scripts have run.
  await expect.poll(() => tab.run(() => typeof __awning)).toBe('object')
  await tab.run(() => __awning.start())
  await expect.poll(() => tab.run(() => document.documentElement.dataset['app'])).toBe('on')
}

test('a page that is shown again is where it was left, without its menu', async ({ tab }) => {
  await tab.resize(700, 800)
  await tab.open('/game')
  await tab.run((target) => void setTimeout(() => location.assign(target)), article)
  await expectPage(tab, { address: article })
  await startApp(tab)
  await tab.run(() => scrollTo(0, 900))
  await tab.click('[popovertarget=Menu]')
  await expectPage(tab, { isMenuOpen: true, top: 900 })
  await expect.poll(() => tab.run(() => history.state?.overlay)).toBe(true)
  await leave(tab)
  await tab.back()
  await expectPage(tab, { address: article, isMenuOpen: false, top: 900 })
  // Without the app, which a new document has not loaded, the entry of the menu stays until it runs.
  await startApp(tab)
  await expect.poll(() => tab.run(() => history.state?.overlay)).toBeUndefined()
  await tab.back()
  await expectPage(tab, { address: '/game' })
})

test('a page that is shown again has the colours chosen since', async ({ tab }) => {
  await tab.open(article)
  await startApp(tab)
  await expectPage(tab, { theme: 'light' })
  await leave(tab)
  await tab.run(() => localStorage.setItem('theme', 'dark'))
  await tab.back()
  await expectPage(tab, { address: article, theme: 'dark' })
})

test('a menu that was opened before the app ran is closed when its page is shown again', async ({
  tab,
}) => {
  await tab.resize(700, 800)
  await tab.open(article)
  // As in a reader's browser that could not load the app.
  await tab.run(() => {
    document.documentElement.dataset['app'] = 'off'
  })
  await tab.click('[popovertarget=Menu]')
  await expectPage(tab, { isMenuOpen: true })
  await leave(tab)
  await tab.back()
  await expectPage(tab, { address: article, isMenuOpen: false })
})
