import type { BrowserTab } from '../../../packages/awning/tests/drivers/browserTab.ts'
import { expect, test } from '../../../packages/awning/tests/drivers/browserTest.ts'
import { expectAddress, expectFocused, expectShown, openApp } from './tabState.ts'

const field = 'dialog[open] [role=combobox]'

async function expectFirstResult(tab: BrowserTab, text: string): Promise<void> {
  const read = () => document.querySelector('dialog[open] [role=option]')?.textContent ?? ''
  await expect.poll(() => tab.run(read)).toContain(text)
}

/** Which of the results is chosen, from 0; -1 for none. */
function chosen(): number {
  const options = Array.from(document.querySelectorAll('dialog[open] [role=option]'))
  return options.findIndex((option) => option.getAttribute('aria-selected') === 'true')
}

test('Ctrl K opens search, Chinese is found, and the keyboard chooses and follows a result', async ({
  tab,
}) => {
  await openApp(tab, '/blog')
  await tab.press('Control+k')
  await expectFocused(tab, field)
  await tab.type('布局')
  await expectFirstResult(tab, '布局')
  const first = await tab.run(chosen)
  await tab.press('ArrowDown')
  await expect.poll(() => tab.run(chosen)).toBe(first + 1)
  await tab.press('ArrowDown')
  await expect.poll(() => tab.run(chosen)).toBe(first + 2)
  await tab.press('ArrowUp')
  await expect.poll(() => tab.run(chosen)).toBe(first + 1)
  const href = await tab.run(
    () =>
      document
        .querySelector<HTMLAnchorElement>(
          'dialog[open] [aria-selected=true] a, dialog[open] a[aria-selected=true]',
        )
        ?.getAttribute('href') ?? '',
  )
  await tab.press('Enter')
  await expectAddress(tab, decodeURI(href))
  await expectShown(tab, field, false)
})

test('the button opens search, English is found despite a mistake, and a click follows a result', async ({
  tab,
}) => {
  await openApp(tab, '/en/')
  await tab.click('header [data-do=search]')
  await expectFocused(tab, field)
  await tab.type('addEventListner')
  await expectFirstResult(tab, 'addEventListener')
  await tab.press('Escape')
  await expectShown(tab, field, false)
  await expectFocused(tab, 'header [data-do=search]')
  await tab.press('/')
  await expectFocused(tab, field)
  await tab.type('pokemon')
  await expectFirstResult(tab, 'Pokémon')
  await tab.click('dialog[open] [role=option]')
  await expect.poll(() => tab.run(() => location.pathname)).toContain('/en/game/')
  await expectShown(tab, field, false)
})
