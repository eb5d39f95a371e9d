import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { benchDocument } from '../../../../bench/content/document.ts'
import { splitPayload, type PageHeader } from '../../src/client/payload.ts'
import { openFixture, page } from './openFixture.ts'

/** The least that the generated documents need to link to one another. */
const count = 21
const looked = 7
const files = Object.fromEntries(
  Array.from({ length: count }, (_, index) => {
    const { path, title, body } = benchDocument(index, count)
    return [
      `content/zh/docs/${path}.md`,
      page(
        title,
        body((other) => `../${other}.md`),
      ),
    ]
  }),
)
const weightOf = (text: string) => brotliCompressSync(text).length
const times = (text: string, part: string) => text.split(part).length - 1

it('a long page carries nothing twice, and nothing that only machines read, to a reader who is here already', async () => {
  const site = openFixture(files, { social: false })
  await site.build()
  const { path, title } = benchDocument(looked, count)
  const html = site.read(`docs/${path}/index.html`) ?? ''
  const payload = site.read(`docs/${path}/index.txt`) ?? ''
  const { header, stream } = splitPayload<PageHeader>(Buffer.from(payload))
  const aside = site.read(header.aside?.slice(1) ?? '') ?? ''
  const text = new TextDecoder().decode(stream)

  expect(weightOf(payload)).toBeLessThan(3650)
  // Hashes in file names do not compress, and make a difference of some 15 bytes from build to build.
  expect(weightOf(html.replace(/<style>.*?<\/style>/s, ''))).toBeLessThan(7240)
  // With the styles that the page needs.
  expect(weightOf(html)).toBeLessThan(13_050)

  expect(html).toContain('application/ld+json')
  expect(text).not.toContain('schema.org')
  expect(html).toContain('property="og:title"')
  expect(text).not.toContain('og:title')
  // A contract with the RSC plugin: src/node/bundle/serverStyles.ts replaces the module with which it
  // would render these links. If one appears here, that module has another name or form now.
  expect(header.styles).toHaveLength(1)
  expect(text, 'the stream links style sheets').not.toContain('"rel":"stylesheet"')
  expect(text, 'the stream asks for files ahead of time').not.toMatch(/^:H[A-Z]/m)
  const heading = /<h2 id="([^"]+)"/.exec(text)?.[1] ?? ''
  // In the table of contents and next to the heading itself.
  expect(times(text, `"#${heading}"`)).toBe(2)
  expect(header.scripts, 'the shell brings them').toBeUndefined()
  expect(times(aside, `/docs/${path}"`)).toBe(1)
  expect(aside).toContain(title)
})
