import type { Page } from '@playwright/test'
import { test as faultTest } from '../faultServer.ts'
import { expect, open, start, sharedTest as test, test as ownTest } from '../shop.ts'
import { slow } from '../../../../packages/awning/tests/browser/slowTests.ts'

const path = '/docs/frontend/css/advanced/BEM'
const lab = (page: Page) => page.locator('[data-lab="bem"]')
const live = (page: Page) => page.locator('[data-lab="bem"][data-live-lab]')

/** The address of the lab's code and the name of its export, as in the page's payload. */
async function codeOf(page: Page): Promise<{ script: string; id: string }> {
  const payload = await (await page.request.get(`${path}/index.txt`)).text()
  const [, id = '', script = ''] =
    /"code":\{"id":"([^"]+)","exported":"default","script":"([^"]+)"/.exec(payload) ?? []
  return { id, script }
}

test('its code is fetched only when the reader comes near', async ({ page }) => {
  const { script } = await codeOf(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 390, height: 500 })
  await open(page, path)
  expect(requested).not.toContain(script)
  await expect(lab(page).locator('[inert]')).toHaveCount(1)
  await lab(page).scrollIntoViewIfNeeded()
  await expect(live(page)).toBeVisible()
  expect(requested).toContain(script)
})

test('an address that names it brings it to the screen, alive and in that state', async ({
  page,
}) => {
  await page.goto(`${path}?lab=bem~u.card.title...card__title`)
  await expect(live(page)).toBeInViewport()
  await expect(page.getByRole('textbox', { name: '块', exact: true })).toHaveValue('card')
  await expect(page.getByRole('radio', { name: '经典' })).toBeChecked()
})

test('an address that names it does not move a reader who reloads the page or comes back', async ({
  page,
}) => {
  await page.goto(`${path}?lab=bem`)
  await expect(live(page)).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 40))
  await page.reload()
  await start(page)
  const position = () => page.evaluate(() => scrollY)
  expect(await position()).toBe(40)
  // A click of Playwright would scroll to the navbar first.
  await page.locator('header a[href="/game"]').evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page).toHaveURL('/game')
  await page.goBack()
  await expect(lab(page)).toBeAttached()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  expect(await position()).toBe(40)
})

test('an address with nonsense gives the first state', slow, async ({ page }) => {
  await page.goto(`${path}?lab=bem~%3Cscript%3E`)
  await expect(live(page)).toBeInViewport()
  await expect(page.getByRole('textbox', { name: '块', exact: true })).toHaveValue('book')
})

ownTest(
  'its state is shared by its link, and a reset brings the first state back',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${path}?lab=bem`)
    await expect(live(page)).toBeVisible()
    const block = page.getByRole('textbox', { name: '块', exact: true })
    await block.fill('menu')
    await lab(page).getByRole('button', { name: '复制链接' }).click()
    await expect(lab(page).getByRole('button', { name: '已复制' })).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(page.url()).toBe(link)
    await page.goto('about:blank')
    await page.goto(link)
    await expect(block).toHaveValue('menu')
    await lab(page).getByRole('button', { name: '重置' }).click()
    await expect(block).toHaveValue('book')
    await expect(page).toHaveURL(path)
  },
)

faultTest(
  'code that cannot be had is told inside the frame, and can be asked for again',
  slow,
  async ({ page, faults, allow }) => {
    allow(/Failed to load resource/)
    const { script } = await codeOf(page)
    faults.answer(script, 500)
    await page.goto(path)
    await start(page)
    await lab(page).scrollIntoViewIfNeeded()
    const alert = lab(page).getByRole('alert')
    await expect(alert).toContainText('加载失败')
    await expect(lab(page)).toContainText('book__price')
    faults.repair(script)
    await alert.getByRole('button', { name: '重试' }).click()
    await expect(live(page)).toBeVisible()
    await expect(alert).toHaveCount(0)
  },
)

faultTest('a crash inside it stays inside its frame', slow, async ({ page, faults, allow }) => {
  allow(/the ink ran dry/)
  const { script, id } = await codeOf(page)
  faults.rewrite(
    script,
    () => `export const export_${id} = { default() { throw new Error('the ink ran dry') } }`,
  )
  await page.goto(`${path}?lab=bem`)
  await expect(lab(page).getByRole('alert')).toContainText('the ink ran dry')
  await expect(lab(page).getByRole('button', { name: '再试一次' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'BEM命名法' })).toBeVisible()
  await page.keyboard.press('d')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
