import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, open, sharedTest as test, test as ownTest } from './browserTest.ts'
import { slow } from './slowTests.ts'
import { serveFixture } from './fixtureSites.ts'
import { expectSaved, expectWorker } from './savedPages.ts'
import { appEdition, syntaxErrors } from '../syntaxErrors.ts'

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
  'content/zh/docs/jsx.md': `# JSX

\`\`\`jsx live height=120 title="Counter"
import { useState } from 'react'

export default function Counter() {
  const [count, setCount] = useState(5)
  console.log('count', count)
  return <button className="round" onClick={() => setCount(count + 1)}>{count}</button>
}
\`\`\`

\`\`\`css live
.round { color: rgb(7, 8, 9) }
\`\`\`

## Script

\`\`\`js live title="Script"
document.body.append('Script is here')
\`\`\`
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
    await page.goto(at('docs/jsx'))
    const button = example(page, 'Counter').getByRole('button', { name: '5' })
    await expect(button).toHaveCSS('color', 'rgb(7, 8, 9)')
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
      'Uncaught ReferenceError: missing is not defined (JavaScript:6)',
      'no network',
    ])
    await expect(lines.nth(1)).toHaveAttribute('data-level', 'warn')
    await expect(page).toHaveTitle(/Live/)
    await expectAccessible(page, 'live examples')
    const bar = page.locator('[data-live] summary')
    await expect(bar).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(bar).toBeHidden()
  },
)

test('a live example follows the colour mode, and moves nothing', slow, async ({ page, allow }) => {
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

ownTest(
  'a live example in JSX works, can be edited, and shows mistakes with their lines',
  slow,
  async ({ page, allow }) => {
    allow(/SyntaxError|broken/)
    const scripts: string[] = []
    const addresses = new Map<string, string>()
    page.on('request', (request) => {
      const name = /live-(?:react|compiler)/.exec(request.url())?.[0]
      if (name) scripts.push(name)
      if (name) addresses.set(name, request.url())
    })
    await open(page, at('docs/jsx'))
    const group = page.getByRole('group', { name: '实时示例' }).first()
    const result = example(page, 'Counter')
    await result.getByRole('button', { name: '5' }).click()
    await expect(result.getByRole('button')).toHaveText('6')
    await expect(group.getByRole('log').locator('[data-level]')).toHaveText(['count 5', 'count 6'])
    expect(scripts).toEqual(['live-react'])

    await group.getByRole('button', { name: '编辑' }).click()
    const code = group.getByRole('textbox', { name: 'JSX' })
    await expect(code).toBeFocused()
    const written = await code.inputValue()
    await code.fill(written.replace('useState(5)', 'useState(50)'))
    await expect(result.getByRole('button')).toHaveText('50')
    await expect(result.getByRole('button')).toHaveCSS('color', 'rgb(7, 8, 9)')
    expect(scripts).toContain('live-compiler')
    for (const [name, address] of addresses) {
      const code = await (await page.request.get(address)).text()
      expect(syntaxErrors(new Map([[name, code]]), appEdition)).toEqual([])
    }

    await code.fill(written.replace('useState(5)', 'useState(5'))
    await expect(result.getByRole('alert')).toHaveText(/^SyntaxError: .*\(JSX:5\)$/)
    await code.fill(written.replace('return', "if (count) throw new Error('broken')\n  return"))
    await expect(result.getByRole('alert')).toHaveText('Error: broken (JSX:6)')
    await expect(group.getByRole('log').locator('[data-level=error]')).toHaveText(
      'Uncaught Error: broken (JSX:6)',
    )

    // The state is in the address.
    await code.fill('<p>Only this</p>')
    await expect(result.getByText('Only this')).toBeVisible()
    await expect(page).toHaveURL(/\?live=[\da-f]{10}%7E[\w-]+$/)
    await open(page, page.url())
    await expect(result.getByText('Only this')).toBeVisible()
    await group.getByRole('button', { name: '还原' }).click()
    await expect(result.getByRole('button')).toHaveText('5')
    await expect(page).toHaveURL(at('docs/jsx'))
  },
)

ownTest.describe('offline', () => {
  ownTest.use({ serviceWorkers: 'allow' })

  ownTest(
    'a page that was read once shows its live examples',
    slow,
    async ({ page, context, allow }) => {
      allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
      await open(page, at('docs/jsx'))
      await expectSaved(page, new URL(at('docs/jsx')).pathname)
      await expectWorker(page)
      await context.setOffline(true)
      await page.reload()
      await expect(example(page, 'Script').getByText('Script is here')).toBeVisible()
      const button = example(page, 'Counter').getByRole('button')
      await button.click()
      await expect(button).toHaveText('6')
    },
  )
})
