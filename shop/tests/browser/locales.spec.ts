import site from '../../site.config.ts'
import {
  chooseLanguage,
  openLanguages,
} from '../../../packages/awning/tests/browser/languageMenu.ts'
import {
  mainNavigation,
  postNavigation,
  title,
} from '../../../packages/awning/tests/browser/landmarks.ts'
import { expectNotFound, missingDocument } from './notFound.ts'
import {
  documentRequests,
  expect,
  open,
  start,
  sharedTest as test,
  test as ownTest,
} from './shop.ts'
import { staticPage } from './staticPage.ts'
import { slow, slowUnless } from '../../../packages/awning/tests/browser/slowTests.ts'

test('L01 Chinese is at the root, English below /en/', async ({ page }) => {
  for (const [address, lang] of [
    ['/', 'zh'],
    ['/blog/welcome', 'zh'],
    ['/en/', 'en'],
    ['/en/blog/welcome', 'en'],
  ] as const) {
    const document = await staticPage(page, address)
    expect(await document.evaluate((root) => root.documentElement.lang), address).toBe(lang)
  }
})

test('L02 both languages are written from left to right', async ({ page }) => {
  for (const address of ['/', '/en/']) {
    const document = await staticPage(page, address)
    expect(await document.evaluate((root) => root.documentElement.dir), address).toBe('ltr')
  }
})

test('L03 there is no /zh/ tree', async ({ page }) => {
  for (const address of ['/zh', '/zh/', '/zh/blog']) await expectNotFound(page, address)
})

test('L08 L12 the language dropdown lists both languages by their own names and marks that of the page', async ({
  page,
}) => {
  for (const [address, label] of [
    ['/', '中文'],
    ['/en/', 'English'],
  ] as const) {
    await page.goto(address)
    const entries = await openLanguages(page)
    await expect(entries).toHaveText(['中文', 'English'])
    await expect(entries.and(page.locator('[aria-current]'))).toHaveText([label])
  }
})

test('L09 changing the language keeps the path', async ({ page }) => {
  await open(page, '/docs/frontend/css/layout')
  await chooseLanguage(page, 'English')
  await expect(page).toHaveURL('/en/docs/frontend/css/layout')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await start(page)
  // From a page the app has come to by itself, with a path that is not ASCII.
  await mainNavigation(page).getByRole('link', { name: 'Blog' }).click()
  await page.getByRole('link', { name: 'Tool picks' }).click()
  await expect(title(page)).toContainText('Tool picks')
  await chooseLanguage(page, '中文')
  await expect(page).toHaveURL(`/blog/tags/${encodeURI('工具推荐')}`)
  await expect(title(page)).toContainText('工具推荐')
})

test('L10 L11 changing the language is a document load in the same tab and keeps query and hash', async ({
  page,
  context,
}) => {
  await open(page, '/blog/welcome?a=1#counter')
  const documents = documentRequests(page)
  await chooseLanguage(page, 'English')
  await expect(page).toHaveURL('/en/blog/welcome?a=1#counter')
  await expect(title(page)).toHaveText('Come on in')
  expect(documents.map((url) => new URL(url).pathname)).toEqual(['/en/blog/welcome'])
  expect(context.pages()).toHaveLength(1)
  await chooseLanguage(page, '中文')
  await expect(page).toHaveURL('/blog/welcome?a=1#counter')
  await start(page)
  // The language of the page loads it again.
  const loaded = page.waitForEvent('load')
  await chooseLanguage(page, '中文')
  await loaded
  await expect(page).toHaveURL('/blog/welcome?a=1#counter')
  await start(page)
  await mainNavigation(page).getByLabel(/^语言/).hover()
  const opened = context.waitForEvent('page')
  await page
    .locator('#Languages')
    .getByRole('link', { name: 'English' })
    .click({ button: 'middle' })
  const tab = await opened
  await expect(tab).toHaveURL('/en/blog/welcome?a=1#counter')
  await tab.close()
})

ownTest.describe('with an English browser', () => {
  ownTest.use({ locale: 'en-US' })

  ownTest('L13 no language is detected or remembered', async ({ page, context }) => {
    await open(page, '/')
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
    await chooseLanguage(page, 'English')
    await expect(page).toHaveURL('/en/')
    await open(page, '/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
    expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([])
    expect(await context.cookies()).toEqual([])
  })
})

test('L14 hreflang names the page in both languages and for everybody else', async ({ page }) => {
  const path = '/game/warmsnow'
  for (const address of [path, `/en${path}`]) {
    const document = await staticPage(page, address)
    const alternates = await document.evaluate((root) =>
      Array.from(root.querySelectorAll('link[rel=alternate][hreflang]'), (link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    )
    expect(Object.fromEntries(alternates), address).toEqual({
      zh: site.url + path,
      en: `${site.url}/en${path}`,
      'x-default': site.url + path,
    })
    expect(alternates, address).toHaveLength(3)
  }
})

test('L15 dates follow the language', async ({ page }) => {
  for (const [address, date] of [
    ['/blog/welcome', '2021年8月26日'],
    ['/en/blog/welcome', 'August 26, 2021'],
  ] as const) {
    const document = await staticPage(page, address)
    const times = await document.evaluate((root) =>
      Array.from(root.querySelectorAll('article header time'), (time) => [
        time.textContent,
        time.getAttribute('datetime')?.slice(0, 10),
      ]),
    )
    expect(times, address).toEqual([[date, '2021-08-26']])
  }
})

for (const timezoneId of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
  ownTest.describe(timezoneId, () => {
    ownTest.use({ timezoneId })

    ownTest(
      'L16 dates do not depend on the visitor’s time zone',
      slowUnless(timezoneId === 'Pacific/Kiritimati'),
      async ({ page }) => {
        await open(page, '/blog/welcome')
        const time = page.getByRole('article').locator('time')
        await expect(time).toHaveText('2021年8月26日')
        await page.getByRole('link', { name: /^较早/ }).click()
        await expect(time).toHaveText('2021年8月1日')
        await open(page, '/en/blog/archive')
        await expect(page.getByRole('main').locator('time')).toHaveText([
          'March 12, 2022',
          'August 26, 2021',
          'August 1, 2021',
          'May 29, 2019',
          'May 28, 2019',
        ])
      },
    )
  })
}

test('L17 the words of the interface are in the language of the page', async ({ page, allow }) => {
  allow(missingDocument)
  for (const [root, words] of [
    [
      '',
      { skip: '跳到主要内容', newer: '较新', older: '较早', next: '下一页', none: '页面不存在' },
    ],
    [
      '/en',
      {
        skip: 'Skip to main content',
        newer: 'Newer post',
        older: 'Older post',
        next: 'Next',
        none: 'Page Not Found',
      },
    ],
  ] as const) {
    await page.goto(`${root}/blog/welcome`)
    await expect(page.getByRole('link', { name: words.skip })).toHaveCount(1)
    await expect(postNavigation(page).getByRole('link').first()).toContainText(words.newer)
    await expect(postNavigation(page).getByRole('link').last()).toContainText(words.older)
    await page.goto(`${root}/docs/frontend/`)
    const pages = page.getByRole('navigation', { name: /^(?:文档翻页|Docs pages)$/ })
    await expect(pages.getByRole('link').last()).toContainText(words.next)
    await page.goto(`${root}/nope`)
    await expect(title(page)).toHaveText(words.none)
    await expect(page.getByRole('link', { name: words.skip })).toHaveCount(1)
  }
})

test('L18 the English plural is right', async ({ page }) => {
  for (const [address, heading] of [
    ['/en/blog/tags/hola', /^One post tagged with .hola.$/],
    ['/en/blog/tags/docusaurus', /^4 posts tagged with .docusaurus.$/],
  ] as const) {
    const document = await staticPage(page, address)
    expect(await document.evaluate((root) => root.querySelector('h1')?.textContent)).toMatch(
      heading,
    )
  }
})

test('the lines of a heading are as close in English as in Chinese', slow, async ({ page }) => {
  const lineHeights = []
  for (const root of ['/', '/en/']) {
    await page.goto(`${root}docs/frontend/css/layout`)
    lineHeights.push(
      await title(page).evaluate((heading) => {
        const { lineHeight, fontSize } = getComputedStyle(heading)
        return parseFloat(lineHeight) / parseFloat(fontSize)
      }),
    )
  }
  expect(lineHeights).toEqual([1.35, 1.35])
})

test('L19 the brand leads to the home of its language', slow, async ({ page }) => {
  await open(page, '/en/blog')
  await mainNavigation(page).getByRole('link', { name: 'The General Store' }).click()
  await expect(page).toHaveURL('/en/')
  await open(page, '/blog')
  await mainNavigation(page).getByRole('link', { name: '杂货铺' }).click()
  await expect(page).toHaveURL('/')
})
