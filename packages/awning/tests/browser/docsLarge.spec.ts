import type { Page } from '@playwright/test'
import { docsLink, docsSidebar } from './docsSidebar.ts'
import { serveFixture } from './fixtureSites.ts'
import { title } from './landmarks.ts'
import { isOfflineScript } from './offlineScripts.ts'
import { slow } from './slowTests.ts'
import { expect, open, sharedTest as test, test as ownTest } from './browserTest.ts'

/** One category of 240 docs, which is eight pieces of thirty, and one of two. */
const number = (at: number) => String(at).padStart(3, '0')
const doc = (path: string, name: string) => [
  `content/zh/docs/${path}.md`,
  `---\ntitle: ${name}\n---\n\nText.\n`,
]
const at = serveFixture(
  Object.fromEntries([
    ...Array.from({ length: 240 }, (_, index) =>
      doc(`all/d${number(index)}`, `Doc ${number(index)}`),
    ),
    doc('few/first', 'First of few'),
    doc('few/second', 'Second of few'),
  ]),
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
  await expect(docsSidebar(page).getByRole('link')).toHaveCount(34)
  await docsLink(page, '后面还有100+项').click()
  await expectAt(page, 'Doc 120')
  await docsLink(page, '前面还有120项').click()
  await expectAt(page, 'Doc 119')
}

/** A category outside of the current branch is a link to its first page, which shows the others. */
async function openClosed(page: Page): Promise<void> {
  await expect(docsLink(page, 'Second of few')).toHaveCount(0)
  await docsLink(page, 'few').click()
  await expectAt(page, 'First of few')
  await expect(docsLink(page, 'Second of few')).toBeVisible()
  await expect(docsLink(page, 'Doc 119')).toHaveCount(0)
  await docsLink(page, 'all').click()
  await expectAt(page, 'Doc 000')
}

test('a long sidebar is shown in pieces that lead to one another', async ({ page }) => {
  await open(page, at('docs/all/d115'))
  await goThrough(page)
  await openClosed(page)
})

test('going to another branch of a large sidebar fetches the entries of that branch, and no other file beside pages', async ({
  page,
}) => {
  await open(page, at('docs/few/second'))
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await docsLink(page, 'all').click()
  await expectAt(page, 'Doc 000')
  const files = fetched.filter((path) => path.startsWith('/assets/') && !isOfflineScript(path))
  expect(files).toEqual([expect.stringMatching(/^\/assets\/part-[\da-f]{10}\.txt$/)])
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

  ownTest('a long sidebar is shown in pieces that lead to one another', slow, async ({ page }) => {
    await page.goto(at('docs/all/d115'))
    await goThrough(page)
    await openClosed(page)
  })
})
