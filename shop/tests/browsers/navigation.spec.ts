import { expect, test } from '../../../packages/awning/tests/drivers/browserTest.ts'
import { expectAddress, expectFocused, expectTitle, markDocument, openApp } from './tabState.ts'

test('a link is followed without loading a document, and the next Tab is the skip link', async ({
  tab,
}) => {
  await openApp(tab, '/docs/frontend/css/layout')
  const isSameDocument = await markDocument(tab)
  await tab.click('a[href="/docs/frontend/css/selector"]')
  await expectAddress(tab, '/docs/frontend/css/selector')
  await expectTitle(tab, '选择器')
  expect(await tab.run(() => document.title)).toContain('选择器')
  expect(await tab.run(() => scrollY)).toBe(0)
  await tab.press('Tab')
  await expectFocused(tab, 'a[href="#Main"]')
  await tab.click('header a[href="/game"]')
  await expectAddress(tab, '/game')
  await expectTitle(tab, '游戏库')
  expect(await isSameDocument()).toBe(true)
})

test('Enter follows a link, before the app runs and after', async ({ tab }) => {
  await tab.open('/blog')
  await tab.run(() => document.querySelector<HTMLElement>('header a[href="/game"]')?.focus())
  await tab.press('Enter')
  await expectAddress(tab, '/game')
  await openApp(tab, '/blog')
  await tab.run(() => document.querySelector<HTMLElement>('header a[href="/game"]')?.focus())
  await tab.press('Enter')
  await expectTitle(tab, '游戏库')
})
