import { expect, test } from '../../../packages/awning/tests/drivers/browserTest.ts'
import { expectAddress, expectShown, expectTitle, openApp } from './tabState.ts'

test('the language list leads to the same page in the other language, by mouse and by keyboard', async ({
  tab,
}) => {
  await openApp(tab, '/blog/welcome')
  await tab.click('header [popovertarget=Languages]')
  await tab.click('#Languages a[hreflang=en]')
  await expectAddress(tab, '/en/blog/welcome')
  await expect.poll(() => tab.run(() => document.documentElement.lang)).toBe('en')
  await expectShown(tab, 'header nav[aria-label="Main"]')

  await openApp(tab, '/en/blog/welcome')
  await tab.run(() =>
    document.querySelector<HTMLElement>('header [popovertarget=Languages]')?.focus(),
  )
  await tab.press('Enter')
  await expectShown(tab, '#Languages')
  await tab.press('Escape')
  await expectShown(tab, '#Languages', false)
  await tab.press('Enter')
  await expectShown(tab, '#Languages')
  await tab.press('Tab')
  await tab.press('Enter')
  await expectAddress(tab, '/blog/welcome')
  await expectTitle(tab, '欢迎光临')
})
