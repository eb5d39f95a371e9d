import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { plainConfig, fixtureSite } from './fixtureSite.ts'
import { page } from './markdownPage.ts'
import { rawRequest } from '../../src/node/preview/rawRequest.testing.ts'
import { zh } from '../../src/i18n/zh.ts'
import { startDev } from '../../src/node/dev/startDev.ts'

let root: string
let url: string

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** What the dev server shows at an address, once that is as expected. */
const shown = (path: string) =>
  expect.poll(
    async () => {
      const response = await fetch(new URL(path, url), { headers: { accept: 'text/html' } })
      const html = await response.text()
      const [, title] = /<title>(.*?) \|/.exec(html) ?? []
      const [, heading] = /<h1>(.*?)<\/h1>/.exec(html) ?? []
      return `${response.status} ${title}: ${heading}`
    },
    { timeout: 60_000 },
  )

beforeAll(async () => {
  // The file of code is there so that the fixture can import packages; `pages/` is not there yet.
  const site = fixtureSite({
    'site.code.ts': 'export default {}',
    'content/zh/docs/index.md': '',
    'content/zh/docs/a.md': page('A', 'Text.', 'aliases: [/old]'),
  })
  root = site.root
  const server = await startDev({
    root,
    config: plainConfig,
    cacheDir: join(root, '.cache'),
    port: 0,
  })
  url = server.resolvedUrls?.local[0] ?? ''
  return async () => {
    await server.close()
    site.remove()
  }
}, 120_000)

it('the dev server shows a Markdown page that is added, edited and removed', async () => {
  write('pages/about.md', page('About'))
  await shown('/about').toBe('200 About: About')
  write('pages/about.md', page('About us'))
  await shown('/about').toBe('200 About us: About us')
  rmSync(join(root, 'pages/about.md'))
  await shown('/about').toMatch(/^404/)
}, 120_000)

it('the dev server shows drafts and scheduled pages, marked on the page and in lists in each language', async () => {
  const text = async (path: string) =>
    (await fetch(new URL(path, url), { headers: { accept: 'text/html' } })).text()
  write('content/zh/docs/secret.md', page('Secret', 'Text.', 'draft: true', 'sidebar_label: S'))
  write('content/zh/blog/2999-05-01-far.md', page('Far', 'Text.', 'slug: far'))
  write('content/en/blog/2999-05-01-far.md', page('Far', 'Text.', 'slug: far'))
  write('content/zh/docs/b.md', page('B', 'Text.'))
  write('content/en/docs/b.md', page('Half', 'Half.', 'draft: true'))
  await shown('/docs/secret').toBe('200 Secret · 草稿: Secret · 草稿')
  await shown('/en/blog/far').toBe('200 Far · Scheduled: Far · Scheduled')
  await shown('/en/docs/b').toBe('200 Half · Draft: Half · Draft')
  expect(await text('/docs/secret')).toContain(zh.draftNotice)
  expect(await text('/docs/b')).not.toContain(zh.draftNotice)
  expect(await text('/en/blog/far')).toContain('Scheduled for May 1, 2999 at 12:00 AM UTC:')
  expect(await text('/blog/far')).toContain('定于2999年5月1日')
  expect(await text('/docs/a')).toMatch(/href="\/docs\/secret"[^>]*>S · 草稿/)
  expect(await text('/blog')).toContain('Far · 待发布')
}, 120_000)

it.each(['/%', '/docs/%ff', '//', '/nope'])(
  'the dev server answers %s with the page for it and no stack',
  async (path) => {
    const { status, text } = await rawRequest(Number(new URL(url).port), path, {
      headers: { accept: 'text/html' },
    })
    expect(status).toBe(404)
    expect(text).toContain('<h1')
    expect(text).not.toMatch(/Error|\bat .*\.ts:/)
  },
  120_000,
)

it('the dev server shows a React page that is added, edited and removed', async () => {
  const react = (title: string, heading: string) =>
    `export const metadata = { title: '${title}' }\nexport default () => <h1>${heading}</h1>\n`
  write('pages/team/us.tsx', react('Team', 'We'))
  await shown('/team/us').toBe('200 Team: We')
  write('pages/team/us.tsx', react('Team', 'All of us'))
  await shown('/team/us').toBe('200 Team: All of us')
  write('pages/team/us.tsx', react('The team', 'All of us'))
  await shown('/team/us').toBe('200 The team: All of us')
  rmSync(join(root, 'pages/team/us.tsx'))
  await shown('/team/us').toMatch(/^404/)
}, 120_000)

it('the dev server leads from an old address to its page, in documents and for the app', async () => {
  const document = await fetch(new URL('/old?x', url), { headers: { accept: 'text/html' } })
  expect(document.headers.get('content-type')).toContain('text/html')
  expect(await document.text()).toContain('location.replace("/docs/a"+')
  const payload = await fetch(new URL('/en/old/index.txt', url))
  expect(await payload.text()).toContain('"redirect":"/en/docs/a"')
}, 120_000)

it('the dev server shows a kind of page that is added to the code of the site, and its changes', async () => {
  const code = (title: string) => `
    import { definePage, defineSiteCode } from 'awning'

    const colophon = definePage({
      kind: 'colophon',
      routes: () => [{ path: '/colophon', page: { kind: 'colophon' } }],
      Page: () => import('./Colophon.tsx'),
      head: () => ({ title: '${title}' }),
    })
    export default defineSiteCode({ pages: [colophon] })
  `
  write('Colophon.tsx', 'export default () => <h1>How it is set</h1>')
  write('site.code.ts', code('Colophon'))
  await shown('/colophon').toBe('200 Colophon: How it is set')
  write('site.code.ts', code('Typefaces'))
  await shown('/colophon').toBe('200 Typefaces: How it is set')
  write('site.code.ts', 'export default {}')
  await shown('/colophon').toMatch(/^404/)
}, 120_000)
