import { expect, test } from '../../../packages/awning/tests/drivers/browserTest.ts'
import { expectFocused } from './tabState.ts'

test('the button of a code block copies it and says so, before the app runs', async ({ tab }) => {
  await tab.open('/docs/frontend/css/layout')
  await tab.click('figure.code [data-do=copy]')
  const said = () =>
    tab.run(() =>
      Array.from(document.querySelectorAll('figure.code [data-do=copy] span'))
        .filter((text) => text.checkVisibility())
        .map((text) => text.textContent),
    )
  await expect.poll(said).toContain('已复制')
  const code = await tab.run(() => document.querySelector('figure.code pre')?.textContent ?? '')

  await test.step('it can be pasted', async () => {
    await tab.press('Control+k')
    await expectFocused(tab, 'dialog[open] [role=combobox]')
    await tab.press('Control+v')
    const pasted = () =>
      tab.run(() => document.querySelector<HTMLInputElement>('dialog[open] input')?.value)
    const words = (text = '') => text.replaceAll(/\s+/g, '')
    await expect.poll(async () => words(await pasted())).toBe(words(code))
  })
})
