import { join } from 'node:path'
import { startPreview, type Preview } from '../../src/build/preview/server.ts'
import { fixtureSite } from '../fixtures/fixtureSite.ts'
import { contents, title } from './landmarks.ts'
import { expect, open, test } from './shop.ts'

/** Docs of kinds that this site has none of: without headings, and with a heading for a title. */
const site = fixtureSite(
  {
    'content/zh/docs/own-heading.md': '# Its own heading\n\nText.\n',
    'content/zh/docs/titled.md': '---\ntitle: Titled\n---\n\n## A section\n\nText.\n',
    'content/zh/blog/2022-01-01-hello.md': '',
    'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  },
  { posts: [] },
)
let preview: Preview | undefined

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  // Bundling the engine for fixtures, the first time.
  test.setTimeout(120_000)
  await site.build()
  preview = await startPreview({ root: join(site.root, 'dist'), base: '/', port: 0 })
})

test.afterAll(async () => {
  await preview?.close()
  site.remove()
})

test('D26 a doc without headings has no table of contents', async ({ page }) => {
  await open(page, `${preview?.url}docs/titled`)
  await expect(contents(page)).toBeVisible()
  await open(page, `${preview?.url}docs/own-heading`)
  await expect(contents(page)).toHaveCount(0)
})

test('D32 a title that stands in the text already is not put above it', async ({ page }) => {
  await open(page, `${preview?.url}docs/titled`)
  await expect(title(page)).toHaveText(['Titled'])
  await open(page, `${preview?.url}docs/own-heading`)
  await expect(title(page)).toHaveText(['Its own heading'])
})
