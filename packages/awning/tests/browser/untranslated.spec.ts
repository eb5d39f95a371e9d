import { expectAccessible } from './axe.ts'
import { serveFixture } from './fixtureSites.ts'
import { expect, open, sharedTest as test } from './browserTest.ts'

const long = '这一段只有中文，英文的读者看到的也是它，而且知道它是中文。'

/** A site whose English translation is incomplete. */
const at = serveFixture(
  {
    'content/zh/docs/guide/index.md': `---\ntitle: 手册\n---\n\n${long}\n\n## 一节\n\n文。\n`,
    'content/zh/blog/2022-02-02-news.md': `---\ntitle: 新闻\nslug: news\n---\n\n${long}\n`,
    'content/en/docs/index.md': '---\ntitle: Start\n---\n\nEnglish.\n',
  },
  { editUrl: 'https://code.fixture.example/edit/' },
)

test('L05 a text without translation is shown in Chinese inside an English page', async ({
  page,
}) => {
  for (const [path, heading] of [
    ['en/docs/guide/', '手册'],
    ['en/blog/news', '新闻'],
  ] as const) {
    await page.goto(at(path))
    await expect(page).toHaveTitle(`${heading} | Fixture`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByText(long)).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://fixture.example/${path.slice('en/'.length)}`,
    )
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    const main = page.getByRole('main')
    const languageOf = (element: Element) => element.closest<HTMLElement>('[lang]')?.lang
    for (const english of ['has not been translated yet', 'Edit this page'])
      expect(await main.getByText(english).evaluate(languageOf), english).toBe('en')
  }
})

test('L05 all of the foreign text says that it is Chinese, and the rest that it is not', async ({
  page,
}) => {
  await page.goto(at('en/docs/guide/'))
  const unmarked = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode
      if (!parent || parent.tagName === 'SCRIPT') continue
      if (!/\p{Script=Han}/u.test(textContent ?? '')) continue
      if (parent.closest<HTMLElement>('[lang]')?.lang === 'zh') continue
      found.push(`${parent.closest('nav')?.ariaLabel ?? parent.tagName}: ${textContent}`)
    }
    return found
  })
  expect(unmarked).toEqual([])
})

test('L05 axe finds no violation on a page in two languages', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, at('en/docs/guide/'))
  await expectAccessible(page, 'a text without translation')
})
