import { expect, it } from 'vitest'
import { failureOf, isUpToDate, openFixture, page, problemsIn } from './openFixture.ts'

const code = [
  '```ts twoslash title="a.ts" showLineNumbers {2}',
  // Reading the library of TypeScript would take most of the time.
  '// @noLib',
  '// @errors: 2322',
  'interface Shop { open: boolean }',
  '// ---cut---',
  'const shop: Shop = { open: true }',
  '//    ^?',
  'const name: string = shop.open',
  '```',
].join('\n')

it('types are part of the page; its styles are linked there alone, and the texts around it have the shown code', async () => {
  const site = openFixture({
    'content/zh/docs/index.md': '',
    'content/zh/docs/a.md': page('A', code),
    'content/zh/docs/b.md': page('B', '```ts\nconst a = 1\n```'),
    'content/zh/blog/2022-01-02-c.md': page('C', code),
  })
  const { warningText } = await site.build()
  expect(warningText).toBe('')
  const html = site.read('docs/a/index.html') ?? ''
  expect(html).toContain('<figcaption>a.ts</figcaption>')
  expect(html).toContain('class="line marked"')
  expect(html).toContain('<span class="type-note error">')
  expect(html).toContain("TS2322: Type 'boolean'")
  expect(html).toMatch(/<span class="typed" tabindex="0">shop<span class="type">/)
  expect(html).not.toMatch(/<figure[^]*style=[^]*<\/figure>/)
  const shown = 'const shop: Shop = { open: true }\nconst name: string = shop.open'
  expect(html).toContain(`data-text="${shown}"`)
  const sheets = (path: string) =>
    [...(site.read(path) ?? '').matchAll(/href="\/(assets\/[^"]+\.css)"/g)]
      .map(([, file = '']) => site.read(file) ?? '')
      .join()
  expect(sheets('docs/a/index.html')).toContain('.type-note')
  expect(sheets('docs/b/index.html')).not.toContain('.type-note')
  // Readers of Markdown and of feeds get the code; readers of feeds also the notes.
  expect(site.read('docs/a/index.md')).toContain(`**a.ts**\n\n\`\`\`ts\n${shown}\n\`\`\``)
  const feed = site.read('blog/rss.xml') ?? ''
  expect(feed).toContain('TS2322')
  expect(feed).not.toContain('(property)')
  expect(site.read('search/zh.json')).not.toContain('---cut---')
})

it('types that come from a file of the site follow the file', async () => {
  const site = openFixture({
    'lib/shop.ts': 'export const rows = 3',
    'content/zh/docs/a.md': page(
      'A',
      '```ts twoslash\n// @noLib\nimport { rows } from "./lib/shop"\nconst all = rows\n//    ^?\n```',
    ),
  })
  await site.build()
  expect(isUpToDate(site)).toBe(true)
  const type = () =>
    /type-note query">\s*<span>(.*?)<\/span><\/span>/.exec(
      site.read('docs/a/index.html') ?? '',
    )?.[1]
  expect(type()).toContain('3')
  site.write('lib/shop.ts', 'export const rows = 7')
  expect(isUpToDate(site)).toBe(false)
  await site.build()
  expect(type()).toContain('7')
  // A name that the file does not have is a mistake of the text, with its line.
  site.write('lib/shop.ts', 'export const lines = 7')
  expect(problemsIn(await failureOf(site))).toMatchObject([
    { file: 'content/zh/docs/a.md', place: '7:1', message: expect.stringMatching(/2305.*rows/) },
  ])
})
