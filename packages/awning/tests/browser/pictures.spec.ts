import type { Page } from '@playwright/test'
import { serveFixture } from './fixtureSites.ts'
import { markdownFiles } from './markdownFiles.ts'
import { expect, open, sharedTest as test, start, test as ownTest } from './browserTest.ts'

const at = serveFixture(markdownFiles)
const link = (page: Page) => page.getByRole('link', { name: '查看大图 一扇门' })
const large = (page: Page) => page.getByRole('dialog').getByRole('img', { name: '一扇门' })

test('M20 images have width, height and alternative text', async ({ page }) => {
  await page.goto(at('docs/pictures'))
  for (const name of ['一扇门', '小门']) {
    const fixture = page.getByRole('img', { name, exact: true })
    await expect(fixture).toHaveAttribute('width', '60')
    await expect(fixture).toHaveAttribute('height', '40')
  }
})

test('M20 an image alone is a figure with its title for a caption', async ({ page }) => {
  await page.goto(at('docs/pictures'))
  await expect(page.getByRole('figure')).toHaveCount(1)
  await expect(page.getByRole('figure')).toHaveText('店的门')
})

ownTest(
  'a photograph is an AVIF in the text and enlarged, and its place is there before it loads',
  async ({ page }) => {
    let load = (): void => undefined
    const loaded = new Promise<void>((resolve) => {
      load = resolve
    })
    await page.route('**/wall-*', (route) => loaded.then(() => route.continue()))
    await page.goto(at('docs/photo'), { waitUntil: 'domcontentloaded' })
    const image = page.getByRole('img', { name: '一面墙' })
    const before = await image.boundingBox()
    expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(1000 / 600, 1)
    load()
    const source = (shown: typeof image) =>
      shown.evaluate((element: HTMLImageElement) =>
        element.naturalWidth > 0 ? element.currentSrc : '',
      )
    await expect.poll(() => source(image)).toMatch(/\/wall-\w{10}-\d+w\.avif$/)
    expect(await image.boundingBox()).toEqual(before)

    await start(page)
    await page.getByRole('link', { name: '查看大图 一面墙' }).click()
    const enlarged = page.getByRole('dialog').getByRole('img')
    await expect.poll(() => source(enlarged)).toMatch(/-1000w\.avif$/)
    const box = await enlarged.boundingBox()
    expect([box?.width, box?.height]).toEqual([1000, 600])
  },
)

ownTest(
  'M20 a picture opens large and closes by Escape, button, a click beside it and Back',
  async ({ page }) => {
    await open(page, at('docs/pictures'))
    const dialog = page.getByRole('dialog')
    const ways = [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: '关闭' }).click(),
      () => page.mouse.click(20, 400),
      () => page.goBack(),
    ]
    const length = await page.evaluate(() => history.length)
    for (const close of ways) {
      await link(page).click()
      await expect(large(page)).toBeVisible()
      await large(page).click()
      await expect(large(page)).toBeVisible()
      await close()
      await expect(dialog).toBeHidden()
      await expect(link(page)).toBeFocused()
      await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined()
    }
    expect(page.context().pages()).toHaveLength(1)
    expect(await page.evaluate(() => history.length)).toBe(length + 1)
    await expect(page).toHaveURL(at('docs/pictures'))
  },
)

ownTest.describe('without script', () => {
  ownTest.use({ javaScriptEnabled: false })

  ownTest('M20 a picture opens in a tab of its own', async ({ page }) => {
    await page.goto(at('docs/pictures'))
    const opened = page.waitForEvent('popup')
    await link(page).click()
    await expect(await opened).toHaveURL(/\.svg$/)
  })
})
