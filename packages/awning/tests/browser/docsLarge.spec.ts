import type { Page } from '@playwright/test'
import { docsLink, docsSidebar } from './docsSidebar.ts'
import { serveFixture } from './fixtureSites.ts'
import { title } from './landmarks.ts'
import { expect, open, sharedTest as test, test as ownTest } from './browserTest.ts'

/** One category of 240 docs: eight pieces of thirty. */
const number = (at: number) => String(at).padStart(3, '0')
const at = serveFixture(
  Object.fromEntries(
    Array.from({ length: 240 }, (_, index) => [
      `content/zh/docs/all/d${number(index)}.md`,
      `---\ntitle: Doc ${number(index)}\n---\n\nText.\n`,
    ]),
  ),
  { locales: [{ id: 'zh' }] },
)

/** The current page is marked in the visible part of the sidebar, and the page is at its top. */
async function expectAt(page: Page, name: string): Promise<void> {
  await expect(title(page)).toHaveText(name)
  await expect(docsSidebar(page).locator('[aria-current=page]')).toHaveText(name)
  await expect(docsLink(page, name)).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
}

/** From the end of one piece of a long sidebar to the next, and back. */
async function goThrough(page: Page): Promise<void> {
  await expectAt(page, 'Doc 115')
  await expect(docsSidebar(page).getByRole('link')).toHaveCount(33)
  await docsLink(page, '后面还有100+项').click()
  await expectAt(page, 'Doc 120')
  await docsLink(page, '前面还有100+项').click()
  await expectAt(page, 'Doc 119')
}

test('a long sidebar is shown in pieces that lead to one another', async ({ page }) => {
  await open(page, at('docs/all/d115'))
  await goThrough(page)
})

test('a long sidebar that scrolls to its entry does not start the app', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(at('docs/all/d115'))
  await expect(docsLink(page, 'Doc 115')).toBeInViewport({ ratio: 1 })
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  })
  expect(scripts).toEqual([])
})

ownTest.describe('without script', () => {
  ownTest.use({ javaScriptEnabled: false })

  ownTest('a long sidebar is shown in pieces that lead to one another', async ({ page }) => {
    await page.goto(at('docs/all/d115'))
    await goThrough(page)
  })
})
