import type { Locator, Page } from '@playwright/test'
import { serveFixture } from './fixtureSites.ts'
import { markdownFiles } from './markdownFiles.ts'
import { expect, open, sharedTest as test, test as ownTest } from './browserTest.ts'
import { slow } from './slowTests.ts'

const at = serveFixture(markdownFiles)
const block = (page: Page, text: string) => page.getByRole('figure').filter({ hasText: text })
const copyButton = (figure: Locator) => figure.getByRole('button', { name: '复制代码' })
const done = (figure: Locator) => figure.getByRole('button', { name: '已复制', exact: true })
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

async function box(element: Locator) {
  const found = await element.boundingBox()
  if (!found) throw new Error('it is not rendered')
  return found
}

/** The text of the lines that have a background. */
const marked = (figure: Locator) =>
  figure
    .locator('code > span')
    .evaluateAll((lines) =>
      lines
        .filter((line) => getComputedStyle(line).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((line) => line.textContent),
    )

const colours = (figure: Locator) =>
  figure
    .locator('code span span')
    .evaluateAll((tokens) => [...new Set(tokens.map((token) => getComputedStyle(token).color))])

test('M07 M17 a block of an unknown language is plain, and a link in it is text', async ({
  page,
}) => {
  await page.goto(at('docs/code'))
  const plain = block(page, 'plain')
  await expect(plain.locator('code')).toHaveText('plain <text> [a](b.md)')
  await expect(plain.getByRole('link')).toHaveCount(0)
  expect(await colours(plain)).toEqual([])
})

test('M12 a block has its title and its highlighted lines', async ({ page }) => {
  await page.goto(at('docs/code'))
  const figure = block(page, 'const one')
  await expect(figure.locator('figcaption')).toHaveText('shop.js')
  expect(await marked(figure)).toEqual(['const one = 1', 'const three = 3', 'const four = 4'])
})

ownTest.describe('the clipboard', () => {
  ownTest.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  ownTest(
    'M13 M14 the button copies exactly the displayed code and says so for a while',
    async ({ page }) => {
      await page.clock.install()
      await open(page, at('docs/code'))
      const figure = block(page, 'const marked')
      await page.mouse.move(5, 5)
      await expect(copyButton(figure)).toHaveCSS('opacity', '0')
      await figure.hover()
      await expect(copyButton(figure)).toHaveCSS('opacity', '1')
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
      await copyButton(figure).click()
      await expect(done(figure)).toBeVisible()
      await expect(done(figure).getByText('已复制')).toBeInViewport({ ratio: 1 })
      await page.clock.runFor(1000)
      await expect(done(figure)).toBeVisible()
      await expect(copyButton(figure)).toHaveCount(0)
      await page.clock.runFor(1000)
      await expect(copyButton(figure)).toBeVisible()
      await expect(done(figure)).toHaveCount(0)
      expect(await clipboard(page)).toBe('const marked = 1\n\nconst from = 2\nconst to = 3')
      expect(await marked(figure)).toEqual(['const marked = 1', 'const from = 2', 'const to = 3'])
    },
  )

  ownTest('a result is copied as the comment that it is, also by hand', slow, async ({ page }) => {
    await open(page, at('docs/code'))
    const figure = block(page, 'const sum')
    await figure.hover()
    await copyButton(figure).click()
    await expect.poll(() => clipboard(page)).toContain('{\n  sum - 1 // → 60\n}\n// → logged')
    const selected = await figure.locator('code').evaluate((code) => {
      getSelection()?.selectAllChildren(code)
      return getSelection()?.toString()
    })
    expect(selected).toBe(await clipboard(page))
  })

  ownTest(
    'M15 the copy button is reached by keyboard, seen and pressed',
    slow,
    async ({ page }) => {
      await open(page, at('docs/code'))
      const figure = block(page, 'const one')
      await figure.locator('pre').focus()
      await page.keyboard.press('Tab')
      await expect(copyButton(figure)).toBeFocused()
      await expect(copyButton(figure)).toHaveCSS('opacity', '1')
      await page.keyboard.press('Enter')
      await expect(done(figure)).toBeFocused()
      expect(await clipboard(page)).toContain('const two = 2\nconst three = 3')
    },
  )
})

test('M16 the colours of code change with the mode at once', async ({ page }) => {
  await page.goto(at('docs/code'))
  const figure = block(page, 'const one')
  const before = await colours(figure)
  const body = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.getByRole('button', { name: /^切换明暗模式/ }).click()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(body)
  const after = await colours(figure)
  expect(after).toHaveLength(before.length)
  expect(after.filter((colour) => before.includes(colour))).toEqual([])
})

test('2.17.1 only a block with long lines can be wrapped', async ({ page }) => {
  await open(page, at('docs/code'))
  const wrap = (figure: Locator) => figure.getByRole('button', { name: '切换自动换行' })
  const overflows = (figure: Locator) =>
    figure.locator('pre').evaluate((box) => box.scrollWidth > box.clientWidth)
  const long = block(page, 'const long')
  await long.hover()
  await expect(wrap(long)).toHaveAttribute('aria-pressed', 'false')
  expect(await overflows(long)).toBe(true)
  await wrap(long).click()
  await expect(wrap(long)).toHaveAttribute('aria-pressed', 'true')
  expect(await overflows(long)).toBe(false)
  await wrap(long).click()
  await expect(wrap(long)).toHaveAttribute('aria-pressed', 'false')
  expect(await overflows(long)).toBe(true)
  const short = block(page, 'const one')
  await expect(wrap(short)).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(wrap(long)).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 640 })
  await expect(wrap(short)).toHaveCount(0)
})

ownTest.describe('without script', () => {
  ownTest.use({ javaScriptEnabled: false })

  ownTest(
    'a result is below its statement, wraps, and stays in view while the code scrolls',
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 640 })
      await page.goto(at('docs/code'))
      const figure = block(page, 'const sum')
      const [long, indented, alone] = await figure.locator('.result').all()
      if (!long || !indented || !alone) throw new Error('the block has three results')
      expect(await marked(figure)).toHaveLength(1)
      const statement = await box(figure.locator('.line').nth(1))
      const start = await box(long)
      expect(start.y).toBeGreaterThan(statement.y + 20)
      // Three lines of text.
      expect(start.height).toBeGreaterThan(60)
      expect((await box(indented)).x).toBeGreaterThan(start.x + 10)
      expect((await box(alone)).x).toBe(start.x)
      await figure.locator('pre').hover()
      await page.mouse.wheel(400, 0)
      await expect
        .poll(async () => (await box(figure.locator('.line').nth(1))).x)
        .toBeLessThan(-300)
      expect((await box(long)).x).toBe(start.x)
      expect((await box(indented)).x).toBe(start.x)
      expect(start.x + start.width).toBeLessThan(390)
    },
  )

  ownTest('a block shows no buttons that could do nothing', async ({ page }) => {
    await page.goto(at('docs/code'))
    await expect(page.getByRole('figure').getByRole('button')).toHaveCount(0)
  })
})

ownTest.describe('on a touch screen', () => {
  ownTest.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } })

  ownTest('the copy button is always seen', async ({ page }) => {
    await page.goto(at('docs/code'))
    await expect(copyButton(block(page, 'const one'))).toHaveCSS('opacity', '1')
  })
})
