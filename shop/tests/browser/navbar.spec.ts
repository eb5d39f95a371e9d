import { followLink } from '../../../packages/awning/tests/browser/followLink.ts'
import { mainNavigation } from '../../../packages/awning/tests/browser/landmarks.ts'
import { scrollDown } from '../../../packages/awning/tests/browser/scroll.ts'
import { expect, open, sharedTest as test } from './shop.ts'
import { hamburger } from '../../../packages/awning/tests/browser/slideMenu.ts'
import { staticPage } from './staticPage.ts'
import { slow } from '../../../packages/awning/tests/browser/slowTests.ts'

const layout = '/docs/frontend/css/layout'

test('N01 left the three areas, right search, the repository, the switch and the language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.goto('/')
  const items = await mainNavigation(page).evaluate((bar) =>
    Array.from(bar.querySelectorAll<HTMLElement>('a, button'))
      .filter((item) => item.checkVisibility())
      .map((item) => ({ text: item.innerText, ...item.getBoundingClientRect().toJSON() })),
  )
  expect(items.map(({ text }) => text.trim().split(/\s/)[0])).toEqual([
    '杂',
    '前端',
    '游戏',
    '博客',
    '搜索',
    '仓库',
    expect.stringContaining('切换明暗模式'),
    '中文',
  ])
  expect(items.map(({ left }) => left)).toEqual(
    items.map(({ left }) => left).toSorted((a, b) => a - b),
  )
  expect(Math.max(...items.slice(0, 4).map(({ right }) => right))).toBeLessThan(600)
  expect(Math.min(...items.slice(4).map(({ left }) => left))).toBeGreaterThan(600)
})

test('N02 N03 the area of the page is marked, in the document and after client navigation', async ({
  page,
}) => {
  const areas = [
    ['/', []],
    ['/blog', ['博客']],
    ['/blog/tags/hello', ['博客']],
    ['/game', ['游戏']],
    ['/game/warmsnow', ['游戏']],
    ['/docs/frontend/', ['前端']],
    [layout, ['前端']],
  ] as const
  for (const [path, current] of areas) {
    const document = await staticPage(page, path)
    const marked = await document.evaluate((root) =>
      Array.from(
        root.querySelectorAll('nav[aria-label="主导航"] [aria-current=page]'),
        (link) => link.textContent,
      ),
    )
    expect(marked, path).toEqual(current)
  }
  await open(page, '/blog/archive')
  const marked = mainNavigation(page).locator('[aria-current=page]')
  await expect(marked).toHaveText(['博客'])
  for (const [path, current] of areas) {
    await followLink(page, path)
    await expect(page).toHaveURL(path)
    await expect(marked).toHaveText([...current])
  }
  // The line below it does not move its text.
  const tops = await marked.evaluate((link) => {
    const text = new Range()
    return Array.from(link.closest('ul')?.querySelectorAll('a') ?? [], (one) => {
      text.selectNodeContents(one)
      return text.getBoundingClientRect().top
    })
  })
  expect(tops).toEqual([tops[0], tops[0], tops[0]])
})

test('N04 P18 the navbar stays where it is, scrolling down and up', slow, async ({ page }) => {
  await open(page, layout)
  const state = () =>
    page.getByRole('banner').evaluate((navbar) => ({
      top: navbar.getBoundingClientRect().top,
      height: navbar.getBoundingClientRect().height,
      className: navbar.className,
      position: getComputedStyle(navbar).position,
      hidden: navbar.hasAttribute('data-hidden'),
    }))
  const before = await state()
  expect(before).toMatchObject({ top: 0, position: 'sticky', hidden: false })
  for (const top of [2000, 400, 1500, 0]) {
    if (top > 0) await scrollDown(page, top)
    else await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(state).toEqual(before)
  }
  await expect(mainNavigation(page)).toBeInViewport({ ratio: 1 })
})

test('N05 at 996 px there is a hamburger, at 997 px there are the items', async ({ page }) => {
  const items = mainNavigation(page).getByRole('link', { name: /^(?:前端|游戏|博客|仓库)/ })
  const themeSwitch = mainNavigation(page).getByRole('button', { name: /切换明暗模式/ })
  await page.setViewportSize({ width: 996, height: 800 })
  await page.goto('/blog')
  await expect(hamburger(page)).toBeVisible()
  await expect(items).toHaveCount(0)
  await expect(themeSwitch).toHaveCount(0)
  await page.setViewportSize({ width: 997, height: 800 })
  await expect(hamburger(page)).toBeHidden()
  await expect(items).toHaveCount(4)
  await expect(themeSwitch).toHaveCount(1)
})

test.describe('the language list', () => {
  test.beforeEach(({ page }) => open(page, '/blog'))

  test('N20 N21 opens by hover, stays on a press, and closes when the pointer leaves', async ({
    page,
  }) => {
    const button = mainNavigation(page).getByLabel(/^语言/)
    const list = page.locator('#Languages')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveAttribute('aria-haspopup', 'true')
    await button.hover()
    await expect(list).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await button.click()
    await expect(list).toBeVisible()
    await list.getByRole('link', { name: 'English' }).hover()
    await expect(list).toBeVisible()
    await page.mouse.move(300, 500, { steps: 5 })
    await expect(list).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL('/blog')
  })

  test('N20 N21 Enter and Space open it and close it', slow, async ({ page }) => {
    const button = mainNavigation(page).getByLabel(/^语言/)
    const list = page.locator('#Languages')
    await button.focus()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(list).toBeVisible()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(list.locator('[aria-current]')).toHaveText('中文')
      await page.keyboard.press(key)
      await expect(list).toBeHidden()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    }
  })

  test(
    'N20 an outside press, Escape, Tab out of the last entry and Shift+Tab out of the button close it',
    slow,
    async ({ page }) => {
      const button = mainNavigation(page).getByLabel(/^语言/)
      const list = page.locator('#Languages')
      for (const leave of ['press', 'Escape', 'Tab', 'Shift+Tab']) {
        await button.focus()
        await page.keyboard.press('Enter')
        await expect(list, leave).toBeVisible()
        if (leave === 'press') {
          await page.mouse.click(640, 790)
        } else if (leave === 'Tab') {
          await page.keyboard.press('Tab')
          await expect(list.getByRole('link', { name: '中文' })).toBeFocused()
          await page.keyboard.press('Tab')
          await expect(list.getByRole('link', { name: 'English' })).toBeFocused()
          await expect(list).toBeVisible()
          await page.keyboard.press('Tab')
        } else {
          await page.keyboard.press(leave)
        }
        await expect(list, leave).toBeHidden()
        await expect(button, leave).toHaveAttribute('aria-expanded', 'false')
        const isInside = await list.evaluate((element) => element.contains(document.activeElement))
        expect(isInside, leave).toBe(false)
        if (leave === 'Escape') await expect(button).toBeFocused()
      }
    },
  )
})

test(
  'the long English words are on one line each at the smallest width with a bar',
  slow,
  async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 800 })
    await page.goto('/en/docs')
    const bar = page.getByRole('banner')
    const lines = await bar
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getClientRects().length))
    expect(new Set(lines)).toEqual(new Set([1]))
    for (const icon of await bar.getByRole('button').locator('svg:visible').all())
      expect((await icon.boundingBox())?.width).toBeGreaterThan(15)
  },
)

test('with little room the title gives way, and the buttons keep their size', async ({ page }) => {
  for (const width of [280, 320]) {
    await page.setViewportSize({ width, height: 600 })
    await page.goto('/en/blog')
    const [menu, search] = [hamburger(page), page.locator('[data-do=search]')]
    for (const button of [menu, search])
      expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('larger text makes the bar scroll, and not the page', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 600 })
  await page.goto('/en/blog')
  for (const size of ['125%', '150%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, size)
    const widths = await mainNavigation(page).evaluate((bar) => ({
      pages: document.documentElement.scrollWidth,
      brand: bar.querySelector('a')?.getBoundingClientRect().width,
      letter: bar.querySelector('a > :first-child')?.getBoundingClientRect().width,
    }))
    expect(widths.pages, size).toBe(997)
    expect(widths.brand, size).toBeGreaterThanOrEqual(widths.letter ?? Infinity)
  }
})

test('P20 where none is configured there is no bar and nothing is stored', async ({ page }) => {
  await open(page, '/')
  await expect(page.locator('[data-announcement]')).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
