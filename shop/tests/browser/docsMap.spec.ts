import type { Page } from '@playwright/test'
import { course, docs } from './addresses.ts'
import { serveFixture } from '../../../packages/awning/tests/browser/fixtureSites.ts'
import { title } from '../../../packages/awning/tests/browser/landmarks.ts'
import { documentRequests, expect, open, sharedTest as test, test as ownTest } from './shop.ts'
import { staticPage } from './staticPage.ts'
import { slow, slowUnless } from '../../../packages/awning/tests/browser/slowTests.ts'

const layout = '/docs/frontend/css/layout'
const at = serveFixture({ 'content/zh/docs/short.md': '---\ntitle: Short\n---\n\nA line.\n' })

const map = (page: Page) => page.getByRole('group', { name: '知识地图', exact: true })
const courseMap = (page: Page) => page.getByRole('group', { name: '知识地图 · 课程介绍' })
const list = (page: Page) => page.getByRole('article').locator('section')
const steps = (page: Page) => page.getByRole('list', { name: '行家：一个像素的来历' })
const way = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })
const readPages = (page: Page) => page.evaluate(() => localStorage.getItem('read'))
/** Scrolls until the end stays in view: blocks on the way get their real heights only when they are on the screen. */
const readToTheEnd = (page: Page) =>
  expect(async () => {
    const end = page.locator('article + span')
    await end.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(end).toBeInViewport({ timeout: 500 })
  }).toPass()

test('every doc is on the map once, in both languages', async ({ page }) => {
  for (const address of ['/docs', '/en/docs']) {
    const document = await staticPage(page, address)
    const hrefs = await document.evaluate((root) =>
      Array.from(root.querySelectorAll('main svg a'), (link) => link.getAttribute('href') ?? ''),
    )
    const root = address.slice(0, -'/docs'.length)
    expect(hrefs.toSorted()).toEqual([...docs, ...course].map((path) => root + path).toSorted())
  }
})

test('a doc read to its end is marked on the map and in the list until the reading history is cleared', async ({
  page,
}) => {
  await open(page, layout)
  expect(await readPages(page)).toBeNull()
  await readToTheEnd(page)
  await expect.poll(() => readPages(page)).toBe(layout)
  await open(page, '/docs')
  await expect(map(page).locator('[data-read]')).toHaveText(['布局'])
  await expect(list(page).locator('li > a[data-read]')).toHaveText(['布局'])
  await expect(page.getByText('已读1页，共48页')).toBeVisible()

  await page.reload()
  await expect(page.getByText('已读1页')).toHaveCount(0)
  await open(page, '/docs')
  await expect(map(page).locator('[data-read]')).toHaveText(['布局'])
  await page.getByRole('button', { name: '清除阅读记录' }).press('Enter')
  await expect(page.locator('[data-read]')).toHaveCount(0)
  await expect(page.getByText('读完的页面会标记为已读')).toBeFocused()
  expect(await readPages(page)).toBeNull()
})

ownTest('what was read is marked in the other language too', slow, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('read', '/docs/frontend/css/layout'))
  await open(page, '/en/docs')
  await expect(
    page.getByRole('group', { name: 'Knowledge map', exact: true }).locator('[data-read]'),
  ).toHaveText(['Layout'])
  await expect(page.getByText('1 of 48 pages read')).toBeVisible()
})

ownTest('a text that is in view as a whole counts as read after a while', async ({ page }) => {
  await page.clock.install()
  await open(page, at('docs/short'))
  expect(await readPages(page)).toBeNull()
  await page.clock.fastForward(6000)
  await expect.poll(() => readPages(page)).toBe('/docs/short')
})

ownTest('blocked storage keeps the marks as long as the page', slow, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    })
  })
  await open(page, layout)
  await readToTheEnd(page)
  await page.getByRole('navigation', { name: '当前位置' }).getByText('文档总览').click()
  await expect(map(page).locator('[data-read]')).toHaveText(['布局'])
})

test('a chosen path is listed in its order and highlighted on the map', async ({ page }) => {
  await open(page, '/docs')
  await expect(steps(page)).toBeHidden()
  const box = map(page).getByRole('link', { name: 'CSSOM' })
  const plain = await box.evaluate((link) => getComputedStyle(link).backgroundColor)
  await way(page, '不选路线').focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  await expect(way(page, /一个像素/)).toBeChecked()
  await expect(steps(page).getByRole('link')).toHaveText([
    '选择器',
    '规则',
    '布局',
    'CSSOM',
    '原理',
    '性能',
  ])
  await expect(box).not.toHaveCSS('background-color', plain)
  await expect(map(page).getByRole('link', { name: 'React' })).toHaveCSS('background-color', plain)
  await expect(map(page).locator('text').filter({ hasText: /^4$/, visible: true })).toHaveCount(1)
})

test('a chosen path is in the address: Back, a reload and the other language show it again', async ({
  page,
}) => {
  await page.goto('/docs?from=a%20b')
  await way(page, '不选路线').press(' ')
  await expect(page).toHaveURL('/docs?from=a%20b')
  await page.goto('/docs?from=home')
  await way(page, /一个像素/).check()
  await expect(page).toHaveURL('/docs?from=home&path=pixel')
  await steps(page).getByRole('link', { name: '规则' }).click()
  await expect(title(page)).toHaveText('样式规则')
  await page.goBack()
  await expect(way(page, /一个像素/)).toBeChecked()
  await expect(steps(page)).toBeVisible()
  await page.goto('/en/docs?path=pixel')
  await expect(page.getByRole('radio').nth(3)).toBeChecked()
  await page.getByRole('radio').first().check()
  await expect(page).toHaveURL('/en/docs')
})

test(
  'the links of the map are reached by Tab, column by column, seen and followed',
  slow,
  async ({ page }) => {
    await open(page, '/docs')
    const documents = documentRequests(page)
    await map(page).getByRole('link', { name: '前端书架' }).focus()
    const reached: string[] = []
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('Tab')
      const focused = map(page).locator(':focus')
      reached.push(await focused.innerText())
      await expect(focused).toHaveCSS('outline-style', 'solid')
    }
    expect(reached).toEqual(['元数据', 'link', '选择器', '规则', 'BEM'])
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('BEM命名法')
    expect(documents).toEqual([])
  },
)

test('pointing at a doc shows lines to the docs that its text mentions', async ({ page }) => {
  await open(page, '/docs')
  const box = map(page).getByRole('link', { name: 'BEM' })
  const group = map(page)
    .locator('g')
    .filter({ has: page.getByRole('link', { name: 'BEM' }) })
  const dotted = group.last().locator('path').last()
  await expect(dotted).toHaveCSS('display', 'none')
  await box.hover()
  await expect(dotted).toHaveCSS('display', 'inline')
})

test('on a phone there is a list instead of the map, and nothing is wider than the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/docs')
  await expect(map(page)).toBeHidden()
  await way(page, /新手/).check()
  await expect(page.getByRole('list', { name: /新手/ }).getByRole('link')).toHaveCount(17)
  await expect(list(page).getByText('先读：').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

for (const width of [640, 996, 997, 1280]) {
  test(
    `the map makes the page no wider at ${width} px`,
    slowUnless(width === 997),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/docs')
      await expect(map(page)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    },
  )
}

test('at 1280 px no label on the map is cut', async ({ page }) => {
  for (const address of ['/docs', '/en/docs']) {
    await page.goto(address)
    const cut = await page.locator('main svg a').evaluateAll((links) =>
      links.flatMap((link) => {
        const label = link.querySelector('span')
        const isCut =
          !label ||
          label.scrollHeight > label.clientHeight + 1 ||
          label.offsetHeight > (link.parentElement?.getBoundingClientRect().height ?? 0)
        return isCut ? [link.textContent] : []
      }),
    )
    expect(cut).toEqual([])
  }
})

ownTest.describe('without script', () => {
  ownTest.use({ javaScriptEnabled: false })

  ownTest(
    'the map is drawn, paths can be chosen, and nothing is said of marks',
    async ({ page }) => {
      await page.goto('/docs')
      await expect(map(page).getByRole('link')).toHaveCount(docs.length)
      await expect(courseMap(page).getByRole('link')).toHaveCount(course.length)
      await way(page, /一个像素/).check()
      await expect(steps(page).getByRole('link')).toHaveCount(6)
      await expect(page.getByText('读完的页面会标记为已读')).toBeHidden()
    },
  )
})

test(
  'related pages are three at most, and none that the pager leads to',
  slow,
  async ({ page }) => {
    let found = 0
    for (const path of [
      ...docs,
      '/blog/welcome',
      '/game/warmsnow',
      '/en/docs/frontend/css/layout',
    ]) {
      const document = await staticPage(page, path)
      const { related, pager } = await document.evaluate((root) => {
        const hrefs = (selector: string) =>
          Array.from(root.querySelectorAll(selector), (link) => link.getAttribute('href'))
        return {
          related: hrefs('aside[aria-labelledby=Related] a'),
          pager: hrefs('main a:is([rel=prev], [rel=next])'),
        }
      })
      expect(related.length, path).toBeLessThanOrEqual(3)
      expect(related.filter((href) => pager.includes(href) || href === path)).toEqual([])
      found += related.length > 0 ? 1 : 0
    }
    expect(found).toBeGreaterThanOrEqual(docs.length)
  },
)

ownTest('with forced colours the map has those of the system alone', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/docs')
  const { text, fills, strokes } = await page.evaluate(() => {
    const used = (selector: string, property: 'fill' | 'stroke') => [
      ...new Set(
        Array.from(document.querySelectorAll(selector), (element) =>
          getComputedStyle(element).getPropertyValue(property),
        ),
      ),
    ]
    document.body.style.color = 'CanvasText'
    return {
      text: getComputedStyle(document.body).color,
      fills: used('main figure svg > g > text, main figure marker path', 'fill'),
      strokes: used('main figure svg :is(rect, g > path)', 'stroke'),
    }
  })
  expect([fills, strokes]).toEqual([[text], [text]])
})
