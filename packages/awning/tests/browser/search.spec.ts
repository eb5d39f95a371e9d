import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, open, sharedTest as test } from './browserTest.ts'
import { entryScript } from './entryScript.ts'
import { faultTest } from './faultTest.ts'
import { title } from './landmarks.ts'
import { layout, number, serveReaderSite } from './readerSite.ts'
import { expectFullPanel, measurePanel, panelWidths, windowHeight } from './searchPanel.ts'
import { slow } from './slowTests.ts'

const at = serveReaderSite()

const panel = (page: Page) => page.getByRole('dialog', { name: '搜索本站' })
const field = (page: Page) => page.getByRole('combobox', { name: '搜索本站' })
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: '搜索' })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const closed = (page: Page) =>
  expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay))).toBe(false)

/** The words that are marked on the page, as they are written there. */
const marked = (page: Page) =>
  page.evaluate(() =>
    Array.from(CSS.highlights.get('search') ?? [], (range) => {
      if (!(range instanceof Range)) throw new Error('a mark is no live range')
      return range.toString()
    }),
  )

faultTest(
  'nothing of search is loaded before it is opened, a press before the app is not lost, and a result leads to its section',
  async ({ page, faults }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' || !request.url().startsWith(faults.url))
        foreign.push(`${request.method()} ${request.url()}`)
    })
    const searchFiles = () => faults.requests.filter((path) => /search/i.test(path))
    await page.goto(faults.url + layout)
    await expect(page.locator('[role=combobox]')).toHaveCount(0)
    const entry = await entryScript(page)
    const release = faults.hold(entry)
    await button(page).click()
    await expect.poll(() => faults.requests).toContain(entry)
    expect(searchFiles()).toEqual([])
    release()
    await expect(field(page)).toBeFocused()

    await page.keyboard.type('尾数')
    await expect(options(page)).toHaveCount(1)
    await expect(options(page).first()).toContainText('数 › 存放')
    await expect(options(page).locator('mark')).toHaveText(['尾数'])
    await expect(panel(page).getByRole('status').first()).toHaveText('1条结果')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeHidden()
    await expect(title(page)).toHaveText('数')
    await expect(page).toHaveURL(`${faults.url}${number}#storage`)
    await expect.poll(() => marked(page)).toContain('尾数')
    await expect(page.locator('#storage')).toBeInViewport()

    // The step back leads to the page, not to the panel over it.
    await page.goBack()
    await expect(title(page)).toHaveText('布局')
    await expect(panel(page)).toBeHidden()
    expect(await marked(page)).toEqual([])

    // What was looked for is remembered, here alone.
    await button(page).click()
    await field(page).fill('')
    await expect(options(page)).toHaveText(['尾数'])
    await page.getByRole('button', { name: '清空' }).click()
    await expect(options(page)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('search.recent.zh'))).toBeNull()
    expect(foreign).toEqual([])
  },
)

test('the keyboard goes all the way: keys open, move, choose and close', async ({ page }) => {
  await page.goto(at(layout))
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('短文')
  await expect(page.getByRole('group', { name: '笔记' })).toBeVisible()
  const first = options(page).first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(first.locator('mark')).toHaveText('短文')
  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'false')
  const second = options(page).nth(1)
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? '',
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page, 'results')

  await page.keyboard.press('Control+k')
  await expect(panel(page)).toBeHidden()
  await closed(page)
  await page.keyboard.press('/')
  await expect(panel(page)).toBeVisible()
  await page.goBack()
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(at(layout))

  // What has keys of its own gives way: first the list of them, then search.
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: '快捷键' })).toContainText('搜索')
  await page.getByRole('checkbox', { name: '使用快捷键' }).uncheck()
  await page.keyboard.press('Control+k')
  await expect(panel(page)).toBeVisible()
  await expect(page.getByRole('dialog', { name: '快捷键' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await closed(page)
  await page.keyboard.press('/')
  await expect(panel(page)).toBeHidden()
})

test('what is not there gets advice, and a phone gets the whole screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, at('/notes'))
  await button(page).click()
  await field(page).fill('梦可宝')
  await expect(panel(page).getByRole('status').first()).toHaveText('没有找到“梦可宝”')
  await expect(panel(page)).toContainText('换个说法')
  await expect(options(page)).toHaveCount(0)
  await field(page).fill('尾数规则')
  await expect(options(page).first()).toBeVisible()
  await expect(panel(page)).toContainText('以下是最接近的结果')
  expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await expectAccessible(page, 'on a phone')
  await panel(page).getByRole('button', { name: '关闭' }).click()
  await expect(panel(page)).toBeHidden()
})

test('the panel shows its results at every width', slow, async ({ page }) => {
  await page.goto(at('/?q=短文'))
  for (const width of panelWidths) {
    await page.setViewportSize({ width, height: windowHeight })
    await expectFullPanel(width, () => page.evaluate(measurePanel))
    await expect(page.getByRole('dialog').locator('kbd', { hasText: 'Esc' })).toBeVisible()
  }
})

test(
  'an address may ask: English words by their beginnings, forms, parts and with a typo',
  slow,
  async ({ page }) => {
    await page.goto(at('/en/?q=addEventListner'))
    const box = page.getByRole('combobox', { name: 'Search this site' })
    await expect(box).toHaveValue('addEventListner')
    await expect(page.getByRole('dialog')).toContainText('Showing results for “addeventlistener”')
    await expect(options(page).first()).toContainText('addEventListener')
    await expect(page).toHaveURL(at('/en/'))
    for (const [query, mark] of [
      ['event listener', 'Event'],
      ['ＡＤＤＥＶＥＮＴ', 'addEvent'],
      ['pokemon', 'Pokémon'],
      ['listening', 'listen'],
    ] as const) {
      await box.fill(query)
      await expect(options(page).locator('mark').getByText(mark).first()).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(at('/en/'))
  },
)

faultTest(
  'an index that cannot be fetched is reported and can be fetched again; a page that is missing leads to search',
  async ({ page, faults, allow }) => {
    allow(/Failed to load resource/)
    await page.goto(`${faults.url}/nope`)
    faults.drop('/search/zh.json')
    await button(page).click()
    await expect(field(page)).toBeFocused()
    await field(page).fill('选择器')
    await expect(panel(page).getByRole('alert')).toContainText('搜索加载失败')
    faults.repair('/search/zh.json')
    await page.getByRole('button', { name: '重试' }).click()
    await expect(panel(page).getByRole('alert')).toBeHidden()
    await expect(options(page).first()).toContainText('选择器')
    await expect(panel(page).getByRole('status').first()).toHaveText(/\d+条结果/)
  },
)
