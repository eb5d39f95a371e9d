import { expect, test } from '../../../packages/awning/tests/drivers/browserTest.ts'
import { expectAddress, expectFocused, expectShown, openApp } from './tabState.ts'

const menu = '#Menu nav[aria-label="文档目录"]'

test('the menu of a phone opens, holds the page, and closes by Escape, its button, Back and a link', async ({
  tab,
}) => {
  await tab.resize(390, 800)
  await openApp(tab, '/docs/frontend/css/layout')
  const isHeld = () => tab.run(() => /hidden|clip/.test(getComputedStyle(document.body).overflowY))
  const ways = [
    () => tab.press('Escape'),
    () => tab.click('#Menu [popovertargetaction=hide]'),
    () => tab.back(),
  ]
  for (const close of ways) {
    await tab.click('header [popovertarget=Menu]')
    await expectShown(tab, menu)
    await expect.poll(isHeld).toBe(true)
    await close()
    await expectShown(tab, menu, false)
    await expect.poll(isHeld).toBe(false)
    await expectFocused(tab, 'header [popovertarget=Menu]')
    await expect.poll(() => tab.run(() => history.state?.overlay)).toBeFalsy()
  }
  await tab.click('header [popovertarget=Menu]')
  await tab.click(`${menu} a[href="/docs/frontend/css/selector"]`)
  await expectAddress(tab, '/docs/frontend/css/selector')
  await expectShown(tab, menu, false)
  await expect.poll(isHeld).toBe(false)
})
