import {
  expectFullPanel,
  measurePanel,
  windowHeight,
} from '../../../packages/awning/tests/browser/searchPanel.ts'
import { expect, test } from '../../../packages/awning/tests/drivers/browserTest.ts'
import { findWidePages, phoneWidths } from '../browser/pageWidths.ts'
import {
  appState,
  expectAddress,
  expectApp,
  expectFocused,
  expectScrollTop,
  expectTitle,
  openApp,
  scrollDown,
} from './tabState.ts'

/** All of them take WebKit half a minute. In `rules` an option is wider than its list. */
const pages = ['/en/', '/en/docs/frontend/css/rules/', '/en/game/']

test('a visit: the first click, search by keyboard, Back, and pages on a phone', async ({
  tab,
  allow,
}) => {
  // In `npm test` it shares two cores with many other tests.
  test.slow()
  allow(/is sandboxed/)
  await tab.open('/docs/frontend/css/layout')
  expect(await tab.run(appState)).toBeUndefined()
  await tab.click('header [data-do=search]')
  await expectFocused(tab, 'dialog[open] [role=combobox]')
  await expectApp(tab)
  await tab.press('Escape')
  const top = await scrollDown(tab, 1000)
  await tab.press('Control+k')
  await expectFocused(tab, 'dialog[open] [role=combobox]')
  await tab.type('event')
  await expectFullPanel(1280, () => tab.run(measurePanel))
  await tab.press('Escape')
  await tab.click('header a[href="/game"]')
  await expectTitle(tab, '游戏库')
  await tab.back()
  await expectAddress(tab, '/docs/frontend/css/layout')
  await expectScrollTop(tab, top)

  await tab.resize(390, windowHeight)
  await tab.press('Control+k')
  await expectFocused(tab, 'dialog[open] [role=combobox]')
  await tab.type('event')
  await expectFullPanel(390, () => tab.run(measurePanel))
  await tab.open('/robots.txt')
  expect(await tab.run(findWidePages, pages, phoneWidths)).toEqual([])
})

test('a lab or an example that the address names is on the screen', async ({ tab, allow }) => {
  allow(/is sandboxed/)
  await openApp(tab, '/docs/frontend/css/advanced/BEM?lab=bem')
  await expect.poll(() => tab.run(isOnScreen, '[data-lab=bem][data-live-lab]')).toBe(true)

  const page = '/docs/course/forms'
  await tab.open(page)
  const [last, id] = await tab.run(lastExample)
  await openApp(tab, `${page}?live=${id}~`)
  await expect.poll(() => tab.run(isOnScreen, `iframe[src="${last}"]`)).toBe(true)
})

/** Whether the middle of an element is. */
function isOnScreen(selector: string): boolean {
  const { top = -1, bottom = -1 } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
  const middle = (top + bottom) / 2
  return middle >= 0 && middle <= innerHeight
}

/** The source of the last live example of a page, and its name in an address. */
function lastExample(): [src: string, id: string] {
  const frames = document.querySelectorAll('iframe[src*="/live-"]')
  const src = frames[frames.length - 1]?.getAttribute('src') ?? ''
  return [src, /-([\da-f]+)\.html$/.exec(src)?.[1] ?? '']
}
