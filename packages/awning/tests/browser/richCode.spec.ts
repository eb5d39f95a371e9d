import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { serveFixture } from './fixtureSites.ts'
import { expect, open, test } from './browserTest.ts'

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

test('code with numbers, focus, folds, output and groups is accessible in both colour modes', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await open(page, at('docs/rich'))
  await expectAccessible(page, 'light')
  await page.getByRole('button', { name: /^切换明暗模式/ }).click()
  await page.mouse.move(0, 0)
  await expectAccessible(page, 'dark')
  expect(await numbers(block(page, 'offset'))).toEqual(
    expect.arrayContaining([expect.stringMatching(/attr|98/)]),
  )
  const focus = block(page, 'focus')
  expect(await colours(focus, 1)).toBe(1)
  expect(await colours(focus, 2)).toBeGreaterThan(1)
  await page.getByRole('tab', { name: 'pnpm' }).click()
  await expect(page.getByText('pnpm install')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('folded lines open, and only pages with such code load its styles', async ({ page }) => {
    await page.goto(at('docs/rich'))
    const figure = block(page, 'folded')
    const last = figure.getByText('value16')
    await expect(figure.getByText('value8')).toBeVisible()
    await expect(last).toBeHidden()
    await figure.getByText('展开全部代码').click()
    await expect(last).toBeVisible()
    await figure.getByText('收起代码').click()
    await expect(last).toBeHidden()
    const sheets = await page.locator('link[rel=stylesheet]').count()
    await page.goto(at('docs/plain'))
    await expect(page.getByText('value16')).toBeVisible()
    expect(await page.locator('link[rel=stylesheet]').count()).toBeLessThanOrEqual(sheets)
    expect(await page.evaluate(() => document.querySelector('.rich'))).toBeNull()
  })
})
