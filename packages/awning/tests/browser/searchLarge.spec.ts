import { benchDocument } from '../../../../bench/content/document.ts'
import { page as text } from '../sites/markdownPage.ts'
import { serveFixture } from './fixtureSites.ts'
import { expect, open, sharedTest as test } from './browserTest.ts'

const count = 40

/** About 24 kB of text per page: together more than what a small site loads at once. */
const files = Object.fromEntries(
  Array.from({ length: count }, (_, index) => {
    const body = Array.from({ length: 5 }, (__, part) =>
      benchDocument(index * 5 + part, count * 5)
        .body(() => '/docs/')
        .replace(/^#+ /gm, `$&${index}-${part} `),
    ).join('\n')
    const last = index === count - 1 ? '\n\n## 只在这里\n\n洗翠地区的宝可梦。\n' : ''
    return [`content/zh/docs/d${index}.md`, text(`第${index}篇`, body + last)]
  }),
)

const at = serveFixture(files)

test('a large site is searched in pieces: each key fetches what it needs, and Show more fetches more', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const textRequests = () => requested.filter((path) => path.includes('/zh-text-')).length
  await open(page, at('docs/'))
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  const options = page.getByRole('listbox').getByRole('option')
  await field.fill('宝可梦')
  await expect(options).toHaveCount(1)
  await expect(options).toContainText(`第${count - 1}篇 › 只在这里`)
  expect(textRequests()).toBe(1)

  await field.fill('梦可宝')
  await expect(page.getByRole('dialog')).toContainText('没有找到“梦可宝”')
  expect(textRequests()).toBe(1)

  await field.fill('构建系统')
  await expect(options).toHaveCount(24)
  const before = textRequests()
  expect(before).toBeLessThan(count / 2)
  await expect(page.getByRole('status').first()).toHaveText(/\d+条结果/)
  for (let rounds = 0; textRequests() === before; rounds += 1) {
    expect(rounds).toBeLessThan(20)
    const shown = await options.count()
    await page.getByRole('button', { name: '显示更多' }).click()
    await expect.poll(() => options.count()).toBeGreaterThan(shown)
  }
  // Enter may come before the results; the typed query still counts.
  await field.fill('洗翠地区')
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText(`第${count - 1}篇`)
})
