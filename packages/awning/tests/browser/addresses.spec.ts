import { serveFixture } from './fixtureSites.ts'
import { followLink } from './followLink.ts'
import { expect, open, sharedTest, test as ownTest } from './browserTest.ts'
import { slow } from './slowTests.ts'

const test = sharedTest

const doc = (name: string, text = 'Text.', ...fields: string[]) =>
  `---\n${[`title: ${name}`, ...fields].join('\n')}\n---\n\n${text}\n`
const long = '\n\nText.'.repeat(60)

const at = serveFixture(
  {
    'content/zh/docs/index.md': '',
    'content/zh/docs/guide/index.md': doc('手册', '[一](1-one.md) [二](2-two.md#part)'),
    'content/zh/docs/guide/1-one.md': doc('一', '[二](/docs/guide/two/)'),
    'content/zh/docs/guide/2-two.md': doc(
      '二',
      `${long}\n\n## Part {#part}${long}`,
      'aliases: [/old]',
    ),
    'public/files/new.txt': 'a file',
  },
  {
    trailingSlash: 'never',
    redirects: { '/file': '/files/new.txt' },
    navbar: { items: [{ label: { zh: '手册' }, to: '/docs/guide/' }] },
  },
)

const path = (url: string) => new URL(url).pathname + new URL(url).hash

test('without slashes, the app goes from page to page by addresses that no host redirects', async ({
  page,
}) => {
  const statuses = new Set<number>()
  page.on('response', (response) => statuses.add(response.status()))
  await open(page, at('docs/guide'))
  const main = page.getByRole('main')
  await main.getByRole('link', { name: '一', exact: true }).click()
  await expect(page).toHaveURL(at('docs/guide/one'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('一')
  const sidebar = page.locator('[data-sidebar=docs]:visible')
  await expect(sidebar.locator('[aria-current]')).toHaveAttribute('href', '/docs/guide/one')
  await main.getByRole('link', { name: '二', exact: true }).click()
  await expect(page).toHaveURL(at('docs/guide/two'))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/docs\/guide\/two$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('一')
  await page.reload()
  await expect(page).toHaveURL(at('docs/guide/one'))
  expect([...statuses].filter((status) => status >= 300 && status !== 304)).toEqual([])
})

test('a page that is opened by the name of its file has its own address, also for Back', async ({
  page,
}) => {
  await open(page, at('docs/guide/one.html#x'))
  await expect(page).toHaveURL(at('docs/guide/one#x'))
  await page.getByRole('main').getByRole('link', { name: '二', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('二')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('一')
  await expect(page).toHaveURL(at('docs/guide/one#x'))
})

test('a link to an old address leads to the page, and Back and Forward work', async ({ page }) => {
  await open(page, at('docs/guide'))
  await followLink(page, '/old#part')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('二')
  expect(path(page.url())).toBe('/docs/guide/two#part')
  await expect(page.locator('#part')).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('手册')
  expect(path(page.url())).toBe('/docs/guide')
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('二')
  expect(path(page.url())).toBe('/docs/guide/two#part')
  // The same page again, by its old address: nothing is loaded, and nothing is broken.
  await followLink(page, '/old')
  await expect.poll(() => path(page.url())).toBe('/docs/guide/two')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('二')
})

test('an old address of a file leaves the app, and Back returns', slow, async ({ page }) => {
  await open(page, at('docs/guide'))
  await followLink(page, '/file')
  await expect(page).toHaveURL(at('files/new.txt'))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('手册')
})

test(
  'a document at an old address passes on the section, and leaves no step in the history',
  slow,
  async ({ page }) => {
    await page.goto(at('docs/guide'))
    await page.evaluate(() => location.assign('/old?x=1#part'))
    await expect(page).toHaveURL(at('docs/guide/two?x=1#part'))
    await page.goBack()
    await expect(page).toHaveURL(at('docs/guide'))
  },
)

ownTest.describe('without scripts', () => {
  ownTest.use({ javaScriptEnabled: false })

  ownTest('an old address leads to the page', async ({ page }) => {
    await page.goto(at('old'))
    await expect(page).toHaveURL(at('docs/guide/two'))
  })
})
