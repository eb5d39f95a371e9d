import { expect, test } from '../../../packages/awning/tests/drivers/browserTest.ts'
import { expectAddress, expectFocused, expectShown, openApp } from './tabState.ts'

test('a picture opens large and closes by Escape, its button and Back', async ({ tab }) => {
  await openApp(tab, '/blog/welcome')
  const small = await tab.run(
    () => document.querySelector('figure.picture img')?.getBoundingClientRect().width ?? 0,
  )
  const ways = [() => tab.press('Escape'), () => tab.click('dialog[open] button'), () => tab.back()]
  for (const close of ways) {
    await tab.click('figure.picture a')
    await expectShown(tab, 'dialog[open] img')
    const large = () =>
      tab.run(() => document.querySelector('dialog[open] img')?.getBoundingClientRect().width ?? 0)
    await expect.poll(large).toBeGreaterThan(small)
    await close()
    await expectShown(tab, 'dialog[open]', false)
    await expectFocused(tab, 'figure.picture a')
    await expect.poll(() => tab.run(() => history.state?.overlay)).toBeFalsy()
  }
  await expectAddress(tab, '/blog/welcome')
})
