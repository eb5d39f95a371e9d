import { serveFixture } from './fixtureSites.ts'
import { markdownFiles } from './markdownFiles.ts'
import { expect, open, sharedTest as test, test as ownTest } from './browserTest.ts'

const at = serveFixture(markdownFiles)

test('M01 the link of a heading appears on hover and on focus and sets the hash', async ({
  page,
}) => {
  await open(page, at('docs/headings'))
  const heading = page.getByRole('heading', { name: /数据类型/ })
  const link = heading.getByRole('link', { name: '本节链接' })
  await expect(link).toHaveCSS('opacity', '0')
  await link.focus()
  await page.keyboard.press('Shift')
  await expect(link).toHaveCSS('opacity', '1')
  await link.blur()
  await expect(link).toHaveCSS('opacity', '0')
  await heading.hover()
  await expect(link).toHaveCSS('opacity', '1')
  await expect(link).toHaveCSS('user-select', 'none')
  await link.click()
  await expect(page).toHaveURL(/#%E6%95%B0/)
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(110)
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(60)
})

test('M02 a Chinese heading is found by its hash, raw and encoded', async ({ page }) => {
  for (const hash of ['数据类型', encodeURIComponent('数据类型')]) {
    await page.goto('about:blank')
    await open(page, at(`docs/headings#${hash}`))
    const heading = page.getByRole('heading', { name: /数据类型/ })
    await expect(heading).toBeInViewport()
    const box = await heading.boundingBox()
    expect(box?.y, hash).toBeGreaterThanOrEqual(60)
    expect(box?.y, hash).toBeLessThan(110)
  }
})

test('M03 M04 M05 headings have ids of their own, or the given one; the title has neither id nor link', async ({
  page,
}) => {
  await page.goto(at('docs/headings'))
  const main = page.getByRole('main')
  const ids = main.locator('article').getByRole('heading', { level: 2 })
  expect(await ids.evaluateAll((all) => all.map(({ id }) => id))).toEqual([
    '数据类型',
    'again',
    'again-1',
    'my-name',
  ])
  await expect(main.getByRole('heading', { name: /Named/ })).toHaveText(/^Named#?$/)
  const title = main.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('A title of its own')
  await expect(title).not.toHaveAttribute('id')
  await expect(title.getByRole('link')).toHaveCount(0)
})

test('M06 links to content files lead to their pages', async ({ page }) => {
  await open(page, at('docs/css/layout'))
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
  await expect(link('up')).toHaveAttribute('href', '/docs/headings')
  await expect(link('root')).toHaveAttribute('href', '/docs/headings')
  await link('rules').click()
  await expect(page).toHaveURL(/\/docs\/css\/rules#origin$/)
  await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible()
})

test('M08 M09 boxes have a colour, an icon and a title, their own or the given one', async ({
  page,
}) => {
  await page.goto(at('docs/boxes'))
  const boxes = page.getByRole('note')
  const titles = boxes.locator('p:first-child')
  await expect(titles).toHaveText(['说明', '提示', '信息', '小心', '危险', '自己的标题'])
  await expect(titles.nth(5).locator('strong')).toHaveText('标题')
  const looks = await titles.evaluateAll((all) =>
    all.slice(0, 5).map((title) => ({
      color: getComputedStyle(title).color,
      icon: getComputedStyle(title, '::before').maskImage,
    })),
  )
  expect(new Set(looks.map(({ color }) => color)).size).toBe(5)
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(5)
  for (const { icon } of looks) expect(icon).toContain('data:image/svg+xml')
  await expect(page.getByRole('heading', { name: '说明' })).toHaveCount(0)
})

for (const javaScriptEnabled of [true, false]) {
  ownTest.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    ownTest.use({ javaScriptEnabled })

    ownTest('M18 details open by click and by key', async ({ page }) => {
      await page.goto(at('docs/boxes'))
      const inside = page.getByText('Inside.')
      await expect(inside).toBeHidden()
      await expect(page.getByText('Already here.')).toBeVisible()
      await page.getByText('More', { exact: true }).click()
      await expect(inside).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(inside).toBeHidden()
      await page.keyboard.press('Space')
      await expect(inside).toBeVisible()
    })
  })
}

test('M19 a wide table scrolls in its box and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(at('docs/table'))
  const table = page.getByRole('table').first()
  const box = table.locator('..')
  expect(await box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
  await box.evaluate((element) => element.scrollBy(100, 0))
  expect(await box.evaluate((element) => element.scrollLeft)).toBe(100)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expect(table.getByRole('cell').first()).toHaveCSS('text-align', 'center')
})

test('M19 a name in code at the beginning of a row is not broken', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(at('docs/table'))
  const name = page.getByRole('cell', { name: 'duplicates', exact: true }).locator('code')
  expect(await name.evaluate((element) => element.getClientRects().length)).toBe(1)
})

test('M28 emoji, task list, footnote, strike-through', async ({ page }) => {
  await open(page, at('docs/other'))
  const main = page.getByRole('main')
  await expect(main.getByText('喜欢')).toHaveText('喜欢🎉吗，:tada:，:nobody:，14:30。')
  await expect(main.getByRole('checkbox')).toHaveCount(2)
  await expect(main.getByRole('checkbox').first()).toBeChecked()
  await expect(main.getByRole('checkbox').last()).not.toBeChecked()
  await expect(main.getByRole('checkbox').first()).toBeDisabled()
  await expect(main.getByRole('deletion')).toHaveText('gone')
  await main.locator('sup').getByRole('link', { name: '1' }).click()
  await expect(page).toHaveURL(/#fn-1$/)
  await expect(page.getByRole('listitem').filter({ hasText: 'The note.' })).toBeInViewport()
  await main.getByRole('link', { name: '回到正文' }).click()
  await expect(page).toHaveURL(/#fnref-1$/)
})
