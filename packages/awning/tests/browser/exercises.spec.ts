import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, open, sharedTest as test, test as ownTest } from './browserTest.ts'
import { serveFixture } from './fixtureSites.ts'
import { slow } from './slowTests.ts'

const at = serveFixture({
  'content/zh/docs/tasks.md': `# Tasks

## Red {#red}

Make the word red.

\`\`\`html live height=80 title="Word"
<p id="word">Hello</p>
\`\`\`

\`\`\`css live
#word { color: black }
\`\`\`

\`\`\`js check
check('The word is red', getComputedStyle(word).color === 'rgb(255, 0, 0)')
check('The word is there', document.getElementById('word'))
\`\`\`

\`\`\`css answer
#word { color: red }
\`\`\`

## Sum {#sum}

\`\`\`js live height=80 title="Sum"
const sum = (a, b) => a
\`\`\`

\`\`\`js check
check('sum(1, 2) is 3', sum(1, 2) === 3)
check('"done" is logged', logs.includes('done 1'))
await new Promise((resolve) => setTimeout(resolve))
check('A promise counts by its value', Promise.resolve(sum(0, 1) === 1))
\`\`\`

\`\`\`js answer
const sum = (a, b) => a + b
console.log('done', 1)
\`\`\`
`,
  'content/zh/docs/waiting.md': `# Waiting

\`\`\`js live height=80 title="Wait"
const wait = () => new Promise(() => {})
\`\`\`

\`\`\`js check
check('It ends', await wait())
\`\`\`

\`\`\`js answer
const wait = () => Promise.resolve(1)
\`\`\`
`,
  'content/zh/docs/component.md': `# Component

\`\`\`jsx live height=80 title="Counter"
export default function Counter() {
  const [count] = useState(0)
  return <button>{count}</button>
}
\`\`\`

\`\`\`js check
const button = document.querySelector('button')
button.click()
await new Promise((resolve) => setTimeout(resolve))
check('A click adds one', button.textContent === '1')
\`\`\`

\`\`\`jsx answer
export default function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{count}</button>
}
\`\`\`
`,
})

const group = (page: Page, index = 0) => page.getByRole('group', { name: '实时示例' }).nth(index)
const results = (page: Page, index = 0) => group(page, index).getByRole('status').locator('li')

ownTest.describe('without script', () => {
  ownTest.use({ javaScriptEnabled: false })

  ownTest('the answer of an exercise opens, and its check is nowhere', async ({ page }) => {
    await page.goto(at('docs/tasks'))
    const answer = page.getByText('#word { color: red }')
    await expect(answer).toBeHidden()
    await group(page).getByText('看答案').click()
    await expect(answer).toBeVisible()
    await expect(page.getByRole('button', { name: '检查' })).toHaveCount(0)
    expect(await page.content()).not.toContain('getComputedStyle(word)')
  })
})

ownTest(
  'an exercise fails, is solved with the keyboard alone, and stays solved',
  async ({ page }) => {
    await open(page, at('docs/tasks'))
    const check = group(page).getByRole('button', { name: '检查' })
    await check.focus()
    await page.keyboard.press('Enter')
    await expect(results(page)).toHaveText(['✗ The word is red', '✓ The word is there'])
    await expect(results(page).getByRole('img')).toHaveCount(2)
    await expect(results(page).first().getByRole('img', { name: '未通过' })).toBeVisible()
    await expect(check).toBeFocused()
    await expect(group(page).getByText('已完成')).toBeHidden()
    await expectAccessible(page, 'an exercise that was checked')

    await group(page).getByRole('button', { name: '编辑' }).focus()
    await page.keyboard.press('Enter')
    await expect(group(page).getByRole('textbox', { name: 'HTML' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('#word { color: red }')
    // Checked at once, before the code that was typed has run by itself.
    await check.focus()
    await page.keyboard.press('Enter')
    await expect(results(page)).toHaveText(['✓ The word is red', '✓ The word is there'])
    await expect(group(page).getByText('已完成')).toBeVisible()
    const word = page.frameLocator('iframe[title="Word"]').frameLocator('iframe').locator('#word')
    await expect(word).toHaveCSS('color', 'rgb(255, 0, 0)')

    await group(page).getByRole('button', { name: '还原' }).click()
    await expect(results(page)).toHaveCount(0)
    await open(page, at('docs/tasks'))
    await expect(group(page).getByText('已完成')).toBeVisible()
    await expect(group(page, 1).getByText('已完成')).toBeHidden()
  },
)

test('a check uses what the code declares and logs, and an error in it is shown', async ({
  page,
  allow,
}) => {
  allow(/broken/)
  await open(page, at('docs/tasks'))
  const sum = group(page, 1)
  const check = sum.getByRole('button', { name: '检查' })
  await check.click()
  await expect(results(page, 1)).toHaveText([
    '✗ sum(1, 2) is 3',
    '✗ "done" is logged',
    '✗ A promise counts by its value',
  ])
  await sum.getByRole('button', { name: '编辑' }).click()
  const field = sum.getByRole('textbox', { name: 'JavaScript' })
  await field.fill('let sum = 1\nthrow new Error("broken")')
  await check.click()
  await expect(results(page, 1)).toHaveText(['✗ TypeError: sum is not a function'])
  await expect(sum.getByRole('status')).toContainText('Uncaught Error: broken (JavaScript:2)')
  await field.fill("const sum = (a, b) => a + b\nconsole.log('done', 1)")
  await check.click()
  await expect(results(page, 1).first()).toHaveText('✓ sum(1, 2) is 3')
  await expect(sum.getByText('已完成')).toBeVisible()
})

ownTest(
  'without storage, an exercise is solved as long as the page is open',
  slow,
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await open(page, at('docs/tasks'))
    await group(page).getByRole('button', { name: '编辑' }).click()
    await group(page).getByRole('textbox', { name: 'CSS' }).fill('#word { color: red }')
    await group(page).getByRole('button', { name: '检查' }).click()
    await expect(group(page).getByText('已完成')).toBeVisible()
  },
)

ownTest('a component can be an exercise', slow, async ({ page }) => {
  await open(page, at('docs/component'))
  const check = group(page).getByRole('button', { name: '检查' })
  await check.click()
  await expect(results(page)).toHaveText(['✗ A click adds one'])
  await group(page).getByRole('button', { name: '编辑' }).click()
  const field = group(page).getByRole('textbox', { name: 'JSX' })
  const answer = await group(page).locator('details code').textContent()
  await field.fill(answer ?? '')
  await check.click()
  await expect(results(page)).toHaveText(['✓ A click adds one'])
})

ownTest(
  'a check that never ends is stopped, and the code can be changed',
  slow,
  async ({ page }) => {
    await open(page, at('docs/waiting'))
    const status = group(page).getByRole('status')
    const check = group(page).getByRole('button', { name: '检查' })
    await group(page).getByRole('button', { name: '编辑' }).click()
    await check.click()
    await expect(status).toHaveText(/^检查用时太长/)
    await group(page).getByRole('textbox').fill('const wait = () => Promise.resolve(1)')
    await check.click()
    await expect(results(page)).toHaveText(['✓ It ends'])
  },
)
