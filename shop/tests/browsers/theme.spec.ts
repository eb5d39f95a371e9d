import type { BrowserTab } from '../../../packages/awning/tests/drivers/browserTab.ts'
import { expect, test } from '../../../packages/awning/tests/drivers/browserTest.ts'
import { openApp } from './tabState.ts'

const article = '/docs/frontend/css/layout'

function readMode(): string {
  const root = document.documentElement
  return `${root.dataset['theme']} ${getComputedStyle(root).colorScheme}`
}

async function expectMode(tab: BrowserTab, mode: 'light' | 'dark'): Promise<void> {
  await expect.poll(() => tab.run(readMode)).toBe(`${mode} ${mode}`)
}

/** Loads a page in a frame and collects what it looks like while it loads. Runs in the page. */
async function watchLoading(address: string): Promise<string[]> {
  const frame = document.createElement('iframe')
  frame.src = address
  const seen = new Set<string>()
  const look = () => {
    const page = frame.contentDocument
    if (!page?.body || page.URL === 'about:blank') return
    const { colorScheme } = getComputedStyle(page.documentElement)
    // Nothing is painted before the style sheet is there.
    if (colorScheme === 'normal') return
    seen.add(`${page.documentElement.dataset['theme']} ${colorScheme}`)
  }
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  let isLoading = true
  const watch = () => {
    look()
    if (isLoading) requestAnimationFrame(watch)
  }
  watch()
  await loaded
  isLoading = false
  look()
  frame.remove()
  return [...seen]
}

test('the switch changes the mode, a reload and other pages keep it, and nothing flashes', async ({
  tab,
}) => {
  await openApp(tab, article)
  await expectMode(tab, 'light')
  await tab.click('header [data-do=theme]')
  await expectMode(tab, 'dark')
  await tab.reload()
  await expectMode(tab, 'dark')
  await tab.open('/en/game')
  await expectMode(tab, 'dark')
  await tab.open('/robots.txt')
  expect(await tab.run(watchLoading, article)).toEqual(['dark dark'])
})

test('the switch is used by keyboard', async ({ tab }) => {
  await openApp(tab, '/blog')
  await tab.run(() => document.querySelector<HTMLElement>('header [data-do=theme]')?.focus())
  await tab.press('Enter')
  await expectMode(tab, 'dark')
  await tab.press('Space')
  await expectMode(tab, 'light')
})
