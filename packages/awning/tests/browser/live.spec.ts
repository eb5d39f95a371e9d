import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, open, sharedTest as test, test as ownTest } from './browserTest.ts'
import { serveFixture } from './fixtureSites.ts'

const at = serveFixture({
  'content/zh/docs/live.md': `# Live

\`\`\`html live height=120 title="Boxes"
<p id="box">Hello</p>
\`\`\`

\`\`\`css live
#box { color: rgb(1, 2, 3) }
\`\`\`

## Script

\`\`\`js live height=80
console.log('one', { two: 2 }, [3])
console.warn('careful')
document.body.append(\`origin \${origin}\`)
try { parent.document.title = 'broken' } catch (error) { console.error(error.name) }
fetch('/').catch(() => console.log('no network'))
missing()
\`\`\`

After.
`,
})

/** What the second example does, the browser logs too. */
const exampleErrors =
  /missing is not defined|SecurityError|Content Security Policy|Refused to connect/

/** Where an example runs: a frame in the frame of the page. */
const example = (page: Page, name: string) =>
  page.frameLocator(`iframe[title="${name}"]`).frameLocator('iframe')

ownTest.describe('without script', () => {
  ownTest.use({ javaScriptEnabled: false })

  ownTest('a live example shows its result beside its code', async ({ page }) => {
    await page.goto(at('docs/live'))
    await expect(page.getByRole('figure', { name: 'Boxes' })).toContainText('<p id="box">')
    await expect(example(page, 'Boxes').getByText('Hello')).toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect(page.getByText('控制台')).toBeHidden()
  })
})

ownTest(
  'a live example has an opaque origin, reaches neither page nor network, and logs',
  async ({ page, allow }) => {
    // What the example does, the browser logs too.
    allow(/missing is not defined|SecurityError|Content Security Policy|Refused to connect/)
    await open(page, at('docs/live'))
    const result = example(page, '示例2的结果')
    await expect(result.getByText('origin null')).toBeVisible()
    const lines = page.getByRole('log').locator('[data-level]')
    await expect(lines).toHaveText([
      'one {"two":2} [3]',
      'careful',
      'SecurityError',
      'Uncaught ReferenceError: missing is not defined',
      'no network',
    ])
    await expect(lines.nth(1)).toHaveAttribute('data-level', 'warn')
    await expect(page).toHaveTitle(/Live/)
    await expectAccessible(page, 'live examples')
  },
)

test('a live example follows the colour mode, and moves nothing', async ({ page, allow }) => {
  allow(exampleErrors)
  await open(page, at('docs/live'))
  const textColour = () =>
    example(page, 'Boxes')
      .getByText('Hello')
      .evaluate(() => getComputedStyle(document.documentElement).color)
  await expect.poll(textColour).toBe('rgb(0, 0, 0)')
  await page.locator('[data-do=theme]').first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect.poll(textColour).toBe('rgb(255, 255, 255)')
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list
              .getEntries()
              .reduce((sum, entry) => sum + Number('value' in entry && entry.value), 0),
          )
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )
  expect(shift).toBe(0)
})

ownTest(
  'the code can be edited; the address has its state, and Reset removes it',
  async ({ page, allow }) => {
    allow(exampleErrors)
    await open(page, at('docs/live'))
    const first = page.getByRole('group', { name: '实时示例' }).first()
    const box = example(page, 'Boxes').locator('#box')
    await first.getByRole('button', { name: '编辑' }).click()
    await expect(first.getByRole('textbox', { name: 'HTML' })).toBeFocused()
    // A Tab leaves the field.
    await page.keyboard.press('Tab')
    const css = first.getByRole('textbox', { name: 'CSS' })
    await expect(css).toBeFocused()
    await expect(css).toHaveValue('#box { color: rgb(1, 2, 3) }')
    await expectAccessible(page, 'a live example that is being edited')
    await css.fill('#box {\n  color: rgb(4, 5, 6)')
    await css.press('End')
    await css.press('Enter')
    await expect(css).toHaveValue('#box {\n  color: rgb(4, 5, 6)\n  ')
    await expect(box).toHaveCSS('color', 'rgb(4, 5, 6)')
    await expect(page).toHaveURL(/\?live=[\da-f]{10}%7E[\w-]+$/)
    const length = await page.evaluate(() => history.length)

    await open(page, page.url())
    await expect(css).toHaveValue('#box {\n  color: rgb(4, 5, 6)\n  ')
    await expect(box).toHaveCSS('color', 'rgb(4, 5, 6)')
    await first.getByRole('button', { name: '还原' }).click()
    await expect(box).toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect(css).toBeHidden()
    await expect(page).toHaveURL(at('docs/live'))
    await expect(first.getByRole('button', { name: '编辑' })).toBeFocused()
    expect(await page.evaluate(() => history.length)).toBe(length)
  },
)
