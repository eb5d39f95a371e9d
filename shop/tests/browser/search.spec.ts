import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { shopRoot } from '../shopRoot.ts'
import { expect, open, sharedTest as test, test as ownTest } from './shop.ts'
import { slow } from '../../../packages/awning/tests/browser/slowTests.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: '搜索本站' })
const field = (page: Page) => page.getByRole('combobox', { name: '搜索本站' })
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: '搜索' })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')

test('search finds games as well as docs, in the language of the page', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Control+k')
  await field(page).fill('宝可梦')
  await expect(page.getByRole('group', { name: '游戏库' })).toBeVisible()
  await expect(options(page).first()).toContainText('宝可梦传说：阿尔宙斯')
  await field(page).fill('层叠上下文')
  await expect(options(page).first()).toContainText('布局 › 层叠上下文')
  await page.goto('/en/?q=addEventListner')
  await expect(options(page).first()).toContainText('addEventListener')
})

ownTest(
  'on a processor four times slower the first result is there within 50 ms of a key, however much is pasted, and the code of the panel is small',
  slow,
  async ({ page }) => {
    ownTest.setTimeout(60_000)
    const name = readdirSync(`${shopRoot}dist/assets`).find((file) =>
      /^SearchPanel-.*\.js$/.test(file),
    )
    expect(
      brotliCompressSync(readFileSync(`${shopRoot}dist/assets/${name}`)).length,
    ).toBeLessThanOrEqual(12_000)
    await open(page, '/')
    await button(page).click()
    await field(page).fill('样')
    await expect(panel(page).getByRole('status').first()).toHaveText(/条结果/)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const times = new Map<string, number>()
    const queries = ['组', '组件', '组件状', '组件状态', 'a', 'ad', 'add', 'addE', '宏', '宏任务']
    const pasted = [
      '浏览器组件状态更新事件循环'.repeat(400).slice(0, 4_000),
      '浏览器组件状态更新事件循环'.repeat(800).slice(0, 10_000),
      'the component renders fucntion '.repeat(400).slice(0, 10_000),
      '😀'.repeat(5_000),
      'e\u0301\u0316'.repeat(3_000),
    ]
    // The shortest of some rounds: what else the machine has to do is not what is measured.
    for (const text of Array.from({ length: 3 }, () => [...queries, ...pasted]).flat()) {
      // From the key to the options in the document, laid out, in the frame that is painted next.
      const time = await field(page).evaluate((input, value) => {
        if (!(input instanceof HTMLInputElement)) throw new Error('the field is no input')
        input.select()
        const start = performance.now()
        document.execCommand('insertText', false, value)
        document.getElementById('SearchResults')?.getBoundingClientRect()
        return new Promise<number>((resolve) => {
          requestAnimationFrame(() => resolve(performance.now() - start))
        })
      }, text)
      times.set(text, Math.min(time, times.get(text) ?? Infinity))
    }
    await field(page).fill('宏任务')
    await expect(options(page).first()).toBeVisible()
    for (const texts of [queries, pasted]) {
      const sorted = texts.map((text) => times.get(text) ?? Infinity).toSorted((a, b) => a - b)
      expect(
        sorted[Math.floor(sorted.length / 2)],
        sorted.map(Math.round).join(),
      ).toBeLessThanOrEqual(50)
    }
  },
)
