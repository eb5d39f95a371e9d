import { expect, it } from 'vitest'
import { versionedText } from './versionedText.ts'
import type { SavedDocs } from './versionedUrl.ts'

const docs: SavedDocs = {
  version: '1.0',
  docsPath: '/docs',
  locales: ['en'],
  files: new Set(['a.md', 'b.md']),
  addresses: new Set(['/docs/a', '/docs/b']),
}
const copied = (source: string, name = 'a.md') => versionedText(source, name, docs)

it('names copies in front matter, and keeps the rest of it', () => {
  const front = (lines: string) => `---\n${lines}\n---\n\nText.\n`
  expect(copied(front('title: b # a comment\nrequires: [b, "b", ./b.md, b.md]'))).toBe(
    front('title: b # a comment\nrequires: [1.0/b, "1.0/b", ./b.md, b.md]'),
  )
  expect(copied(front("pagination_prev: 'b'\npagination_next: null"))).toBe(
    front('pagination_prev: "1.0/b"\npagination_next: null'),
  )
  expect(copied(front('requires:\n  - b\n  - /b.md'))).toBe(
    front('requires:\n  - 1.0/b\n  - /1.0/b.md'),
  )
})

it.each([
  'aliases: [/old, c]\n',
  'aliases:\n  - /old\n  - c\n',
  'aliases:\n- /old\n',
  'aliases: [\n  /old\n]\n',
])('leaves out %j, which two pages cannot have', (aliases) => {
  expect(copied(`---\ntitle: A\n${aliases}requires: [b]\n---\n\nText.\n`)).toBe(
    '---\ntitle: A\nrequires: [1.0/b]\n---\n\nText.\n',
  )
})

it.each([
  ['[/docs/b](/docs/b "/docs/b")', '[/docs/b](/docs/1.0/b "/docs/b")'],
  ['![/docs/b](../x.png)', '![/docs/b](../../x.png)'],
  ['[b]\n\n[b]: /docs/b', '[b]\n\n[b]: /docs/1.0/b'],
  ['> - [**b**](</docs/b>)', '> - [**b**](</docs/1.0/b>)'],
  ['A <a href="/docs/b">b</a>.', 'A <a href="/docs/1.0/b">b</a>.'],
  ['<img src="../x.png">', '<img src="../../x.png">'],
])('changes %j', (written, expected) => {
  expect(copied(written)).toBe(expected)
})

it.each([
  '`[b](/docs/b)`',
  '```\n[b](/docs/b)\n```',
  '/docs/b',
  '[b](/docs/c)',
  '<!-- /docs/b -->',
])('keeps %j', (written) => {
  expect(copied(written)).toBe(written)
})

it('changes imports and attributes of MDX that lead out of the docs', () => {
  const source = `import A from '../../A.tsx'\nimport B from './B.tsx'\n\n<A href="/docs/b">\n\n[b](/docs/b)\n\n</A>\n`
  expect(copied(source, 'a.mdx')).toBe(
    source
      .replace("'../../A", "'../../../A")
      .replace('"/docs/b"', '"/docs/1.0/b"')
      .replace('(/docs/b)', '(/docs/1.0/b)'),
  )
})
