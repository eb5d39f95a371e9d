import { expect, test } from '../../../packages/awning/tests/drivers/browserTest.ts'
import type { BrowserTab } from '../../../packages/awning/tests/drivers/browserTab.ts'
import { pathOf, textOf } from './appSteps.ts'
import { expectTitle } from './tabState.ts'

test.use({ preferences: { script: false } })

const layout = '/docs/frontend/css/layout'

const isShown = (tab: BrowserTab, selector: string): Promise<boolean> =>
  tab.run((wanted) => {
    const element = document.querySelector(wanted)
    // What is in a closed list has a size in some engines.
    return element?.checkVisibility() === true && element.getBoundingClientRect().right > 0
  }, selector)

test('without script, pages are readable, links lead on, and no dead control is shown', async ({
  tab,
}) => {
  await tab.open('/')
  expect(await tab.run(() => document.documentElement.dataset['theme'] ?? 'none')).toBe('none')
  await tab.click('[data-navbar] a[href="/docs/frontend/"]')
  await expect.poll(() => pathOf(tab)).toBe('/docs/frontend/')
  await expect.poll(async () => (await textOf(tab, 'main'))?.length).toBeGreaterThan(100)
  expect(await isShown(tab, '[data-do=search]')).toBe(false)
  expect(await isShown(tab, '[data-do=theme]')).toBe(false)
})

test('without script, categories of the docs and the language list open', async ({ tab }) => {
  await tab.open('/docs/frontend/')
  const link = '#Menu a[href="/docs/frontend/css/selector"]'
  expect(await isShown(tab, link)).toBe(false)
  await tab.click('#Menu li:has(> details a[href="/docs/frontend/css/selector"]) summary')
  await expect.poll(() => isShown(tab, link)).toBe(true)
  await tab.click(link)
  await expectTitle(tab, '选择器')
  await tab.click('[popovertarget=Languages]')
  await tab.click('#Languages a[hreflang]:not([aria-current])')
  await expect.poll(() => pathOf(tab)).toBe('/en/docs/frontend/css/selector')
})

test('without script, the menu of a phone opens, and all tabs are shown', async ({ tab }) => {
  await tab.resize(390, 800)
  await tab.open('/docs/frontend/css/advanced/framework')
  const hidden = () =>
    tab.run(
      () =>
        Array.from(document.querySelectorAll('[role=tabpanel]')).filter(
          (panel) => panel.getBoundingClientRect().height === 0,
        ).length,
    )
  expect(await tab.run(() => document.querySelectorAll('[role=tabpanel]').length)).toBeGreaterThan(
    1,
  )
  expect(await hidden()).toBe(0)
  await tab.open(layout)
  await tab.click('[popovertarget=Menu]')
  await expect.poll(() => isShown(tab, '#Menu')).toBe(true)
  await tab.click('#Menu a[href="/docs/frontend/css/selector"]')
  await expectTitle(tab, '选择器')
})
