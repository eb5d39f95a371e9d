import { en } from '../../src/i18n/en.ts'
import { zh } from '../../src/i18n/zh.ts'
import { expectAccessible } from './axe.ts'
import { expect, open, test } from './browserTest.ts'
import { serveFixture } from './fixtureSites.ts'
import { title } from './landmarks.ts'
import { widePicture } from './widePicture.ts'
import { slow } from './slowTests.ts'

const post = (number: number, text = 'Text.') =>
  `---\ntitle: Part ${number}\nslug: p${number}\nseries: walk\nauthors: ann\n---\n\n${text}\n`
const at = serveFixture({
  'content/series.yml': 'blog:\n  walk: { title: { zh: 散步, en: Walks } }\n',
  'content/authors.yml':
    'ann:\n  name: Ann\n  title: Editor\n  image: ./ann.png\n  url: https://ann.example\n  page: true\n',
  'content/ann.png': widePicture,
  'content/zh/blog/2022-01-01-hello.md': post(1),
  'content/zh/blog/2022-01-02-p2.md': post(2, ':::spoiler 结局\n\n**他**回家了。\n\n:::'),
  'content/zh/blog/2022-01-03-p3.md': post(3),
})

test(
  'a series, a spoiler and an author are reached by keyboard, and pass axe',
  slow,
  async ({ page }) => {
    await open(page, at('blog/p2'))
    const box = page.getByRole('navigation', { name: zh.series })
    await expect(box).toContainText('《散步》第2篇，共3篇')
    const current = box.getByRole('link', { name: 'Part 2' })
    await expect(current).toBeHidden()
    await box.getByText(zh.allParts).press('Enter')
    await expect(current).toHaveAttribute('aria-current', 'page')
    const hidden = page.getByText('回家了')
    await expect(hidden).toBeHidden()
    await page.getByText('剧透：结局').press('Enter')
    await expect(hidden).toBeVisible()
    await expectAccessible(page, 'a post of a series')

    await box.getByRole('link', { name: '散步' }).click()
    await expect(title(page)).toHaveText('散步')
    await expectAccessible(page, 'a series')
    await page.getByRole('link', { name: zh.allSeries }).click()
    await expect(title(page)).toHaveText(zh.allSeries)
    await expectAccessible(page, 'all series')

    await page.goBack()
    await page.goBack()
    await page.getByRole('link', { name: 'Ann' }).click()
    await expect(title(page)).toHaveText('Ann')
    const header = page.locator('main header').filter({ has: title(page) })
    const [around, portrait] = await Promise.all(
      [header, header.locator('img')].map((element) => element.boundingBox()),
    )
    expect(portrait).toMatchObject({ x: around?.x, width: 96, height: 96 })
    await expectAccessible(page, 'an author')
    await page.getByRole('link', { name: zh.allAuthors }).click()
    await expect(title(page)).toHaveText(zh.authors)
    await expectAccessible(page, 'all authors')
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })

  test('the parts of a series and a spoiler open', slow, async ({ page }) => {
    await page.goto(at('en/blog/p2'))
    const box = page.getByRole('navigation', { name: en.series })
    await box.getByText(en.allParts).click()
    await expect(box.getByRole('link', { name: 'Part 2' })).toBeVisible()
    await page.getByText('剧透：结局').click()
    await expect(page.getByText('回家了')).toBeVisible()
  })
})
