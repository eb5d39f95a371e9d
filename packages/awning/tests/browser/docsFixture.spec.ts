import { serveFixture } from './fixtureSites.ts'
import { contents, title } from './landmarks.ts'
import { expect, open, sharedTest as test } from './browserTest.ts'

/** A doc without headings, and one whose title is a heading of the text. */
const at = serveFixture(
  {
    'content/zh/docs/own-heading.md': '# Its own heading\n\nText.\n',
    'content/zh/docs/titled.md': '---\ntitle: Titled\n---\n\n## A section\n\nText.\n',
    'content/zh/blog/2022-01-01-hello.md': '',
  },
  { posts: [] },
)

test('D26 a doc without headings has no table of contents', async ({ page }) => {
  await open(page, at('docs/titled'))
  await expect(contents(page)).toBeVisible()
  await open(page, at('docs/own-heading'))
  await expect(contents(page)).toHaveCount(0)
})

test('D32 a title that is already a heading of the text is not repeated above it', async ({
  page,
}) => {
  await open(page, at('docs/titled'))
  await expect(title(page)).toHaveText(['Titled'])
  await open(page, at('docs/own-heading'))
  await expect(title(page)).toHaveText(['Its own heading'])
})
