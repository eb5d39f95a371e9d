import { contentEvent } from '../../src/client/dev/contentEvent.ts'
import { labFiles } from '../sites/labSite.ts'
import { page as doc } from '../sites/markdownPage.ts'
import { expect as expectSoon, test } from './browserTest.ts'
import { slow } from './slowTests.ts'
import { startDevSite, type DevSite } from './devSite.ts'
import { devPort } from './ports.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

/** The first page of each kind is compiled when it is requested, which takes seconds on a busy machine. */
const expect = expectSoon.configure({ timeout: 30_000 })

const long = Array.from({ length: 40 }, (_, at) => `第 ${at + 1} 段。`).join('\n\n')

/** Two docs, one of them with a lab, and a component of the site that the gallery shows. */
const files = {
  ...labFiles,
  'site.code.ts': `import { defineSiteCode } from 'awning'
import { dice } from './labs/dice.ts'

export default defineSiteCode({
  components: { Footer: () => import('./Footer.tsx') },
  gallery: () => import('./gallery.tsx'),
  labs: [
    dice,
    { ...dice, name: 'coin' },
  ],
})
`,
  'Footer.tsx': `export default () => {
  return <footer>The end</footer>
}
`,
  'gallery.tsx': `export default () => [
  {
    id: 'own',
    title: { zh: '本站的', en: 'Of this site' },
    samples: [
      {
        name: 'Sign',
        file: 'Sign.tsx',
        note: { zh: '开门。', en: 'Open.' },
        states: [{ element: <p>Open</p> }],
      },
    ],
  },
]
`,
  // The gallery shows it as the picture of an author.
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/zh/docs/index.md': '',
  'content/zh/docs/layout.md': doc('布局', long),
  'content/zh/docs/dice.md': doc('骰子', '::lab{name="dice"}'),
}

let site: DevSite
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000)
  site = await startDevSite(files, devPort)
  // The first visit makes Vite bundle dependencies and load the page again. Tests begin after that.
  const page = await browser.newPage()
  for (const path of ['/docs/layout', '/docs/dice?lab=dice']) {
    await page.goto(site.url + path)
    await page.waitForFunction(isRunning, undefined, { timeout: 120_000 })
  }
  await expect(page.locator('[data-lab="dice"][data-live-lab]')).toBeVisible()
  await page.close()
})
test.afterAll(() => site.close())

const layout = 'content/zh/docs/layout.md'
const isRunning = () => document.documentElement.dataset['app'] === 'on'

test('an edit of a Markdown file shows in the open page without a reload, at the same scroll position', async ({
  page,
}) => {
  // Some file systems report one save as two changes.
  let updates = 0
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes(contentEvent)) updates++
    }),
  )
  await page.setViewportSize({ width: 800, height: 400 })
  await page.goto(`${site.url}/docs/layout`)
  await page.waitForFunction(isRunning)
  await page.evaluate(() => {
    scrollTo(0, 300)
    Object.assign(window, { sameDocument: true })
  })
  let fetches = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/index.txt')) fetches++
  })
  for (const line of ['现场改的一行。', '再改的一行。']) {
    site.edit(layout, (text) => `${text}\n${line}\n`)
    await expect(page.getByText(line)).toBeAttached()
  }
  expect(updates).toBeGreaterThanOrEqual(2)
  // The new version of the page comes with the event, once the server knows that the page is open.
  expect(fetches).toBeLessThan(updates)
  expect(await page.evaluate(() => [scrollY, 'sameDocument' in window])).toEqual([300, true])
})

test('a new title shows in the open page and in its sidebar, and so does one edit right after another', async ({
  page,
}) => {
  await page.goto(`${site.url}/docs/layout`)
  await page.waitForFunction(isRunning)
  const sidebar = page.locator('[data-aside], nav').filter({ hasText: '骰子' }).first()
  site.edit(layout, (text) => text.replace('title: 布局', 'title: 新布局'))
  site.edit(layout, (text) => `${text}\n紧接着的一行。\n`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('新布局')
  await expect(sidebar).toContainText('新布局')
  await expect(page.getByText('紧接着的一行。')).toBeAttached()
  site.edit(layout, (text) => text.replace('title: 新布局', 'title: 布局'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('布局')
})

test('a page that is opened after its text was edited shows the edit, also if it was prefetched before', async ({
  page,
}) => {
  const prefetched = page.waitForResponse(/docs\/dice\/index\.txt/)
  await page.goto(`${site.url}/docs/layout`)
  await page.waitForFunction(isRunning)
  const link = page.getByRole('link', { name: '骰子' }).first()
  await link.hover()
  await prefetched
  site.edit('content/zh/docs/dice.md', (text) => `${text}\n先改后看。\n`)
  site.edit(layout, (text) => `${text}\n这一页也改。\n`)
  await expect(page.getByText('这一页也改。')).toBeAttached()
  await link.click()
  await expect(page.getByText('先改后看。')).toBeAttached()
})

test('both locales are open at once, and a Chinese edit shows below /en/ where there is no translation', async ({
  page,
  request,
}) => {
  const only = 'content/zh/docs/only.md'
  const address = `${site.url}/en/docs/only`
  site.write(only, '---\ntitle: 只有中文\n---\n\n文。\n')
  await expect
    .poll(async () => (await request.get(address, { headers: { accept: 'text/html' } })).status())
    .toBe(200)
  await page.goto(address)
  await page.waitForFunction(isRunning)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  site.edit(only, (text) => `${text}\n两边都看得到。\n`)
  await expect(page.getByText('两边都看得到。')).toBeAttached()
})

test('a mistake is shown in the page and in the terminal with file and line, and disappears when it is fixed', async ({
  page,
}) => {
  await page.goto(`${site.url}/docs/layout`)
  await page.waitForFunction(isRunning)
  site.edit(layout, (text) => text.replace('title:', 'titel:'))
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay.getByText('Did you mean "title"?')).toBeVisible()
  expect(await overlay.getByText(`${layout}:2:1`).count()).toBeGreaterThan(0)
  expect(site.output()).toContain(layout)
  expect(site.output()).toContain('2:1 error: there is no field "titel"')
  site.edit(layout, (text) => text.replace('titel:', 'title:'))
  await expect(overlay).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('布局')
})

test(
  'a part of the theme that fails is named in the open page and in the terminal, without a stack, until it is fixed',
  slow,
  async ({ page, allow }) => {
    allow(/status of 500/)
    await page.goto(`${site.url}/docs/layout`)
    await page.waitForFunction(isRunning)
    site.edit('Footer.tsx', (code) =>
      code.replace('return', "throw new Error('no <footer>')\n  return"),
    )
    const reason = 'in the part Footer of the theme: no <footer>'
    await expect(page.locator('pre')).toContainText(reason)
    await expect(page.locator('pre')).not.toContainText('    at ')
    expect(site.output()).toContain(`error: the frame of all pages cannot be rendered: ${reason}`)
    expect(site.output()).not.toMatch(/no <footer>\n +at /)
    site.edit('Footer.tsx', (code) => code.replace("throw new Error('no <footer>')", ''))
    await expect(page.getByText('The end')).toBeVisible()
  },
)

test(
  'an edit of a lab shows in the open page: its component at once, and its texts',
  slow,
  async ({ page }) => {
    await page.goto(`${site.url}/docs/dice?lab=dice`)
    await page.waitForFunction(isRunning)
    const lab = page.locator('[data-lab="dice"][data-live-lab]')
    await expect(lab).toBeVisible()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await lab.getByRole('button', { name: '6 sides' }).click()
    site.edit('labs/DiceLab.tsx', (code) => code.replace('} sides', '} faces'))
    // The state of the lab stays.
    await expect(lab.getByText('7 faces, zh')).toBeVisible()
    site.edit('labs/dice.ts', (code) => code.replace('骰子', '新的名字'))
    // All code of the site is read again, and all labs are rendered again.
    await expect(lab.getByText('新的名字')).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await page.reload()
    await expect(page.locator('[data-lab="dice"]')).toContainText('6 faces')
  },
)

test(
  'a lab that site.code.ts does not define is reported where a text shows it, and so is a mistake in that file',
  slow,
  async ({ page }) => {
    const text = 'content/zh/docs/dice.md'
    await page.goto(`${site.url}/docs/dice`)
    await page.waitForFunction(isRunning)
    const overlay = page.locator('vite-error-overlay')
    site.edit(text, (source) => source.replace('name="dice"', 'name="dyce"'))
    await expect(overlay.getByText('Did you mean "dice"?')).toBeVisible()
    expect(site.output()).toMatch(/dice\.md\n {2}\d+:1 error: there is no lab called "dyce"/)
    site.edit('site.code.ts', (code) => code.replace("name: 'coin'", "name: 'dyce'"))
    await expect(overlay).toBeHidden()
    await expect(page.locator('[data-lab="dyce"]')).toBeAttached()
    site.edit('site.code.ts', (code) => code.replace("name: 'dyce'", "name: 'dice'"))
    await expect(overlay.getByText('two labs have the name "dice"').first()).toBeVisible()
    site.edit('site.code.ts', (code) => code.replace("name: 'dice'", "name: 'coin'"))
    site.edit(text, (source) => source.replace('name="dyce"', 'name="dice"'))
    await expect(overlay).toBeHidden()
    await expect(page.locator('[data-lab="dice"]')).toBeAttached()
  },
)

test('a page is sent to programs that accept anything, such as curl', async ({ request }) => {
  const response = await request.get(`${site.url}/docs`, { headers: { accept: '*/*' } })
  expect(response.status()).toBe(200)
  expect(/<h1>.*?<\/h1>/.exec(await response.text())?.[0]).toBe('<h1>Docs</h1>')
  const missing = await request.get(`${site.url}/missing`, { headers: { accept: '*/*' } })
  expect(missing.status()).toBe(404)
})

test('a new file is a new page, without a restart', async ({ request }) => {
  const status = async () =>
    (await request.get(`${site.url}/blog/fresh`, { headers: { accept: 'text/html' } })).status()
  expect(await status()).toBe(404)
  site.write(
    'content/zh/blog/2022-05-01-fresh.md',
    '---\ntitle: 新货\nslug: fresh\n---\n\n刚到。\n',
  )
  await expect.poll(status).toBe(200)
})

test(
  '/_theme shows every group of the theme and what the site adds, styled, and no wider than a phone',
  slow,
  async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(`${site.url}/_theme`)
    await page.waitForFunction(isRunning)
    await expect(page.getByRole('heading', { level: 1, name: '主题一览' })).toBeVisible()
    const groups = page.locator('main section[data-group]')
    const titles = ['底料', '链接与按钮', '正文', '找路', '文章', '首页', '等待与失败']
    await expect(groups.locator('> h2')).toHaveText([...titles, '本站的'])
    for (const at of titles.keys())
      await expect(groups.nth(at).locator('h3 + code').first()).toContainText('theme/')
    await expect(groups.nth(7).locator('h3 + code')).toHaveText(['Sign.tsx'])
    // Eight of the text, two of the versions.
    await expect(page.locator('.admonition[data-kind]:visible')).toHaveCount(10)
    await expect(page.locator('[data-navbar]')).toHaveCSS('position', 'sticky')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const english = await request.get(`${site.url}/en/_theme`, { headers: { accept: 'text/html' } })
    expect(await english.text()).toContain('<h1>The theme, piece by piece</h1>')
  },
)

test('a service worker that a preview registered at the same address is removed', async ({
  request,
}) => {
  const script = await request.get(`${site.url}/sw.js`)
  expect(script.headers()['content-type']).toContain('text/javascript')
  expect(await script.text()).toContain('unregister()')
})

test('the state of all translations is reported', async ({ request }) => {
  const table = await (await request.get(`${site.url}/_translations`)).text()
  expect(table).toMatch(/en +missing +docs\/only\.md/)
  expect(site.output()).toMatch(/\d+ translations: .*_translations/)
})
