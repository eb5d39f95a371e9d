import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { serveFixture } from './fixtureSites.ts'
import { expect, open, test } from './browserTest.ts'
import { slow } from './slowTests.ts'

const lines = Array.from({ length: 16 }, (_, index) => `const value${index + 1} = ${index + 1}`)
const fence = (info: string, ...code: string[]) => ['```' + info, ...code, '```', ''].join('\n')

const at = serveFixture({
  'content/zh/docs/plain.md': `# Plain\n\n${fence('ts', ...lines)}`,
  'content/zh/docs/rich.md': [
    '# Rich\n',
    '> [!WARNING]\n> 小心。\n',
    '::: details 为什么\n因为。\n:::\n',
    fence('ts title="folded" showLineNumbers collapse', ...lines),
    fence('ts title="offset" showLineNumbers=98 collapse={2-3}', ...lines.slice(0, 5)),
    fence('ts title="focus" focus={2} {3}', ...lines.slice(0, 3)),
    fence(
      'ansi title="output"',
      '\u001b[1;32m✓\u001b[0m \u001b[90m12 tests\u001b[0m \u001b[31mfailed\u001b[39m \u001b[41;37m ERROR \u001b[0m',
    ),
    '::: code-group\n',
    fence('sh [npm]', 'npm install'),
    fence('sh [pnpm]', 'pnpm install'),
    ':::\n',
    fence(
      'ts twoslash title="types" showLineNumbers {2}',
      '// @errors: 2322',
      'const shop = { open: true }',
      '//    ^?',
      'const title: string = shop.open',
      `const sentence = [${lines.map((_, index) => `'word ${index}'`).join(', ')}].map((word) => word.length)`,
    ),
  ].join('\n'),
})

const block = (page: Page, title: string) =>
  page.getByRole('figure').filter({ has: page.locator('figcaption', { hasText: title }) })

/** The numbers that the style sheet writes before the visible lines. */
const numbers = (figure: Locator) =>
  figure
    .locator('.line')
    .evaluateAll((all) =>
      all
        .filter((line) => getComputedStyle(line).visibility === 'visible')
        .map((line) => getComputedStyle(line, '::before').content),
    )

const colours = (figure: Locator, line: number) =>
  figure
    .locator('.line')
    .nth(line - 1)
    .locator('span')
    .evaluateAll((tokens) => new Set(tokens.map((token) => getComputedStyle(token).color)).size)

test(
  'code with numbers, focus, folds, output and groups is accessible in both colour modes',
  slow,
  async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await open(page, at('docs/rich'))
    await expectAccessible(page, 'light')
    await page.getByRole('button', { name: /^切换明暗模式/ }).click()
    await page.mouse.move(0, 0)
    const types = block(page, 'types')
    await types.locator('pre').focus()
    await page.keyboard.press('Tab')
    await expect(types.getByText('const shop: {').first()).toBeVisible()
    await expectAccessible(page, 'dark')
    expect(await numbers(block(page, 'offset'))).toEqual(
      expect.arrayContaining([expect.stringMatching(/attr|98/)]),
    )
    const focus = block(page, 'focus')
    expect(await colours(focus, 1)).toBe(1)
    expect(await colours(focus, 2)).toBeGreaterThan(1)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await types.getByRole('button', { name: '复制代码' }).click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(
      /^const shop = \{ open: true \}\nconst title: string = shop.open\nconst sentence/,
    )
    await page.getByRole('tab', { name: 'pnpm' }).click()
    await expect(page.getByText('pnpm install')).toBeVisible()
  },
)

test('Escape hides a type until the pointer or the focus comes again', async ({ page }) => {
  await open(page, at('docs/rich'))
  const types = block(page, 'types')
  const type = types.locator('.type:visible')
  const name = types.locator('.typed', { hasText: 'title' })
  await name.hover()
  await expect(type).toHaveText('const title: string')
  await page.keyboard.press('Escape')
  await expect(type).toHaveCount(0)
  await types.getByRole('button').first().hover()
  await name.hover()
  await expect(type).toHaveText('const title: string')

  await types.getByRole('button').first().hover()
  await types.locator('pre').focus()
  await page.keyboard.press('Tab')
  await expect(type).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(type).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(type).toHaveCount(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'folded lines open, types show, and only pages with such code load its styles',
    slow,
    async ({ page }) => {
      await page.goto(at('docs/rich'))
      const figure = block(page, 'folded')
      const last = figure.getByText('value16')
      await expect(figure.getByText('value8')).toBeVisible()
      await expect(last).toBeHidden()
      await figure.getByText('展开全部代码').click()
      await expect(last).toBeVisible()
      await figure.getByText('收起代码').click()
      await expect(last).toBeHidden()
      await page.setViewportSize({ width: 390, height: 800 })
      const types = block(page, 'types')
      const height = await types.evaluate((element) => element.clientHeight)
      await types.locator('.typed', { hasText: 'title' }).hover()
      const type = types.locator('.type:visible')
      await expect(type).toHaveText('const title: string')
      await expect(type).toBeInViewport({ ratio: 1 })
      // The end of the long line: what is shown there must be inside of the window too.
      await types.locator('.typed', { hasText: 'length' }).hover()
      await expect(type).toContainText('String.length: number')
      await expect(type).toBeInViewport({ ratio: 1 })
      await expect(types.getByText('TS2322')).toBeInViewport({ ratio: 1 })
      expect(await types.evaluate((element) => element.clientHeight)).toBe(height)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
      const sheets = await page.locator('link[rel=stylesheet]').count()
      await page.goto(at('docs/plain'))
      await expect(page.getByText('value16')).toBeVisible()
      expect(await page.locator('link[rel=stylesheet]').count()).toBeLessThanOrEqual(sheets)
      expect(await page.evaluate(() => document.querySelector('.rich'))).toBeNull()
    },
  )
})
