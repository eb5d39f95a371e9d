import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../../packages/awning/tests/browser/axe.ts'
import { serveFixture } from '../../../packages/awning/tests/browser/fixtureSites.ts'
import { gameFiles, gameSettings } from '../sites/gameSite.ts'
import { sampleGames } from '../sites/sampleGames.ts'
import { expect, open, start, sharedTest as test, test as ownTest } from './shop.ts'
import { slow } from '../../../packages/awning/tests/browser/slowTests.ts'

/** More games than are laid out at once. */
const total = 72
const at = serveFixture({ ...gameFiles, ...sampleGames(total) }, gameSettings)

const library = (page: Page) => page.getByRole('region', { name: '全部游戏' })
const status = (page: Page) => library(page).locator('p[role=status]')
const cards = (page: Page) => library(page).locator('ul > li:has(h2)')
const titles = (page: Page) => cards(page).getByRole('heading', { level: 2 })
const facet = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const option = (page: Page, name: string, label: string): Locator =>
  facet(page, name).getByRole('button', { name: new RegExp(`^${label} \\d+$`) })
const openDrawer = (page: Page) => page.locator('summary', { hasText: '筛选' }).click()
const countIn = async (button: Locator) => Number((await button.innerText()).split(/\s+/).at(-1))
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** Requests for the library's file from here on. */
function fileRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/library-')) requests.push(request.url())
  })
  return requests
}

test('a chosen option can be read while the pointer is on it', async ({ page }) => {
  await open(page, at('game'))
  await openDrawer(page)
  const chosen = option(page, '平台', 'Switch')
  await chosen.click()
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  await chosen.hover()
  const { color, background } = await chosen.evaluate((button) => {
    const style = getComputedStyle(button)
    return { color: style.color, background: style.backgroundColor }
  })
  expect(color).not.toBe(background)
})

test('the library costs nothing until the reader reaches for it', async ({ page }) => {
  const requests = fileRequests(page)
  await open(page, at('game'))
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10)
  expect(requests).toEqual([])
  await openDrawer(page)
  await expect.poll(() => requests.length).toBe(1)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10)
})

test('a filter shows as many games as it says, and the other counts follow', async ({ page }) => {
  await open(page, at('game'))
  await openDrawer(page)
  const promised = await countIn(option(page, '平台', 'Switch'))
  await option(page, '平台', 'Switch').click()
  await expect(status(page)).toHaveText(`筛选出${promised}部，共${total}部`)
  await expect(cards(page)).toHaveCount(promised)
  await expect(option(page, '平台', 'Switch')).toHaveAttribute('aria-pressed', 'true')
  const both = await countIn(option(page, '进度', '通关'))
  expect(both).toBeLessThan(promised)
  await option(page, '进度', '通关').click()
  await expect(cards(page)).toHaveCount(both)
  for (const card of await cards(page).all()) {
    await expect(card).toContainText('Switch')
    await expect(card).toContainText('通关')
  }
  expect(query(page)).toEqual({ platform: 'Switch', status: 'finished' })
  await library(page).getByRole('button', { name: '移除“Switch”' }).click()
  expect(query(page)).toEqual({ status: 'finished' })
  await expect(status(page)).toBeFocused()
  await library(page).getByRole('button', { name: '清除全部条件' }).click()
  expect(query(page)).toEqual({})
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10)
  await expect(status(page)).toHaveText(`${total}部`)
})

test('games are put in order by title, rating and hours', slow, async ({ page }) => {
  await open(page, at('game?platform=Switch'))
  const sort = facet(page, '排序')
  const ratings = async () => {
    const all = await cards(page).evaluateAll((list) =>
      list.map((card) => /评分 ([\d.]+)/.exec(card.textContent ?? '')?.[1]),
    )
    return all.map((rating) => (rating === undefined ? -1 : Number(rating)))
  }
  await sort.getByRole('button', { name: '评分' }).click()
  expect(query(page)).toMatchObject({ sort: 'rating' })
  const found = await ratings()
  expect(found).toEqual(found.toSorted((a, b) => b - a))
  expect(found.at(-1)).toBe(-1)
  await sort.getByRole('button', { name: '名称' }).click()
  const names = await titles(page).allInnerTexts()
  const collator = new Intl.Collator('zh', { numeric: true })
  expect(names).toEqual(names.toSorted((a, b) => collator.compare(a, b)))
  await sort.getByRole('button', { name: '时长' }).click()
  const hours = await cards(page).evaluateAll((list) =>
    list.map((card) => Number(/(\d+)小时/.exec(card.textContent ?? '')?.[1] ?? -1)),
  )
  expect(hours).toEqual(hours.toSorted((a, b) => b - a))
  expect(hours.at(-1)).toBe(-1)
  await sort.getByRole('button', { name: '最新' }).click()
  expect(query(page)).toEqual({ platform: 'Switch' })
})

test('an address shows the view it was copied from, also in the other language', async ({
  page,
}) => {
  const shared = 'game?tag=动作&platform=PC&platform=iOS&sort=hours&view=grid'
  // The query in the address starts the app without an interaction.
  await page.goto(at(shared))
  await expect(status(page)).toHaveText(/^筛选出\d+部/)
  const count = await cards(page).count()
  expect(count).toBeGreaterThan(0)
  await expect(facet(page, '视图').getByRole('button', { name: '网格' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.goto(at(`en/${shared}`))
  await expect(page.getByText(`${count} of ${total} games`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove filter “Action”' })).toBeVisible()
})

test('grid and list both show covers and a few words', slow, async ({ page }) => {
  await open(page, at('game'))
  await facet(page, '视图').getByRole('button', { name: '网格' }).click()
  expect(query(page)).toEqual({ view: 'grid' })
  const first = cards(page).nth(1)
  await expect(first.locator('img')).toBeVisible()
  await expect(first).toContainText(/[。.]/)
  const [one, two] = await Promise.all(
    [cards(page).nth(0), cards(page).nth(1)].map((card) => card.boundingBox()),
  )
  expect(one?.y).toBe(two?.y)
  await facet(page, '排序').getByRole('button', { name: '名称' }).click()
  await facet(page, '视图').getByRole('button', { name: '列表' }).click()
  expect(query(page)).toEqual({ sort: 'title' })
  const [above, below] = await Promise.all(
    [cards(page).nth(0), cards(page).nth(1)].map((card) => card.boundingBox()),
  )
  expect(below?.y).toBeGreaterThan(above?.y ?? 0)
})

ownTest(
  'changing the view neither scrolls nor adds a step to the history',
  slow,
  async ({ page }) => {
    await open(page, at('game'))
    const steps = await page.evaluate(() => history.length)
    await page.evaluate(() => scrollTo(0, 300))
    const before = await page.evaluate(() => scrollY)
    await facet(page, '视图').getByRole('button', { name: '网格' }).click()
    await expect(cards(page)).toHaveCount(60)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    expect(await page.evaluate(() => history.length)).toBe(steps)
  },
)

test('Show more shows more games, which are still there after Back', slow, async ({ page }) => {
  await open(page, at('game?view=grid'))
  await expect(cards(page)).toHaveCount(60)
  await library(page).getByRole('button', { name: '再显示12部' }).click()
  await expect(cards(page)).toHaveCount(total)
  await expect(cards(page).nth(60).getByRole('link')).toBeFocused()
  const link = cards(page).nth(70).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Games')
  await page.goBack()
  await expect(cards(page)).toHaveCount(total)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test(
  'a link to the library itself shows it plain, and Back brings the view again',
  slow,
  async ({ page }) => {
    await open(page, at('game'))
    await openDrawer(page)
    await option(page, '平台', 'PS5').click()
    const count = await cards(page).count()
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/game'
      link.textContent = 'to the library'
      document.querySelector('main')?.prepend(link)
    })
    await page.getByText('to the library').click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(10)
    await page.goBack()
    await expect(cards(page)).toHaveCount(count)
  },
)

test('the keyboard does all of it', async ({ page }) => {
  await open(page, at('game'))
  const summary = page.locator('summary', { hasText: '筛选' })
  await summary.focus()
  await page.keyboard.press('Enter')
  const first = facet(page, '标签').getByRole('button').first()
  await expect(first).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Space')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(first).toBeFocused()
  await expect(status(page)).toHaveText(/^筛选出\d+部/)
})

test('an empty result says what to try, and can remove the last filter', slow, async ({ page }) => {
  await page.goto(at('game?platform=PC&year=1999'))
  const empty = library(page).getByText('没有符合条件的游戏。')
  await expect(empty).toBeVisible()
  await expect(status(page)).toHaveText(`筛选出0部，共${total}部`)
  await empty.locator('..').getByRole('button', { name: '移除“1999”' }).click()
  expect(query(page)).toEqual({ platform: 'PC' })
  await expect(cards(page).first()).toBeVisible()
})

ownTest(
  'a list that cannot be fetched says so, and Retry fetches it again',
  slow,
  async ({ page, allow }) => {
    allow(/503|Failed to load/)
    await page.route('**/library-*.json', (route) => route.fulfill({ status: 503 }))
    await page.goto(at('game?platform=PC'))
    await expect(library(page).getByRole('alert')).toContainText('加载失败')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(10)
    await page.unroute('**/library-*.json')
    await library(page).getByRole('button', { name: '重试' }).click()
    await expect(cards(page).first()).toBeVisible()
  },
)

ownTest('five hundred games answer at once', slow, async ({ page }) => {
  await page.route('**/library-*.json', async (route) => {
    const games: object[] = await (await route.fetch()).json()
    const many = Array.from({ length: 500 }, (_, index) => ({
      ...games[index % games.length],
      href: `/game/n${index}`,
      title: `${index}`,
    }))
    await route.fulfill({ json: many })
  })
  await page.goto(at('game?view=grid'))
  await start(page)
  await expect(cards(page)).toHaveCount(60)
  await openDrawer(page)
  const longest = await page.evaluate(async () => {
    const button = [...document.querySelectorAll<HTMLElement>('fieldset button')].find((one) =>
      one.textContent?.startsWith('PC'),
    )
    const begin = performance.now()
    button?.click()
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    return performance.now() - begin
  })
  // A tenth of a second is at once; the rest is room for a busy machine.
  expect(longest).toBeLessThan(500)
  await expect(status(page)).toHaveText(/^筛选出\d+部/)
})

ownTest(
  'without script there are figures, the list and tag pages, and no dead control',
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(at('game?platform=PC'))
    await expect(page.getByRole('region', { name: '统计' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(10)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: '较早的' }).click()
    await expect(page).toHaveURL(/\/game\/page\/2$/)
    await page.goto(at('game/tags/动作'))
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await context.close()
  },
)

test('it is accessible, in both colour modes and at 320 px', slow, async ({ page }) => {
  test.slow()
  // While the filters open, a part of them is hidden.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 700 })
  for (const [view, ...themes] of [
    ['game', 'light', 'dark'],
    ['game?platform=PC&view=grid', 'dark'],
    ['game?platform=PC&year=1999', 'light'],
  ] as const) {
    await open(page, at(view))
    await openDrawer(page)
    await expect(status(page)).not.toHaveText('')
    // Where the page is scrolled, the navbar covers a part of what is below it.
    await page.evaluate(() => scrollTo(0, 0))
    for (const theme of themes) {
      await page.evaluate(
        (mode) => document.documentElement.setAttribute('data-theme', mode),
        theme,
      )
      await expectAccessible(page, `${view} ${theme}`)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBe(320)
    }
  }
})

test('a game note has structured data about the game and its review', slow, async ({ page }) => {
  await open(page, at('game/g11'))
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  const structuredData = JSON.parse(data ?? '') as { '@graph': unknown[] }
  expect(structuredData['@graph']).toContainEqual(
    expect.objectContaining({
      '@type': 'VideoGame',
      name: '灯塔11',
      review: expect.objectContaining({
        '@type': 'Review',
        reviewRating: expect.objectContaining({ bestRating: 10 }),
      }),
    }),
  )
  await page.goto(at('blog/hello'))
  await expect(page.locator('script[type="application/ld+json"]')).not.toContainText('VideoGame')
})
