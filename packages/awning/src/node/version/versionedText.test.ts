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
  ['<video poster="../x.png"></video>', '<video poster="../../x.png"></video>'],
  ['<<< ../../snippets/x.ts', '<<< ../../../snippets/x.ts'],
  ['- a\n\n  <<< ../x.ts#y {2} title="../x.ts"', '- a\n\n  <<< ../../x.ts#y {2} title="../x.ts"'],
  [
    '::video[src="../x"]{src="../a.mp4" poster=\'../a.png\' captions=../a.vtt}',
    '::video[src="../x"]{src="../../a.mp4" poster=\'../../a.png\' captions=../../a.vtt}',
  ],
  ['::video[A]{src="../a b.mp4"}', '::video[A]{src="../../a b.mp4"}'],
  ['::: tip See [b](/docs/b)\nx\n:::', '::: tip See [b](/docs/1.0/b)\nx\n:::'],
  [
    '- a\n\n  :::details /docs/b ![b](../x.png) {open}\n  [b](/docs/b)\n  :::',
    '- a\n\n  :::details /docs/b ![b](../../x.png) {open}\n  [b](/docs/1.0/b)\n  :::',
  ],
  [
    '> :::details *A* [b](/docs/b), [b](/docs/b)\n> x\n> :::',
    '> :::details *A* [b](/docs/1.0/b), [b](/docs/1.0/b)\n> x\n> :::',
  ],
  [':::tip[See [b](/docs/b)]\nx\n:::', ':::tip[See [b](/docs/1.0/b)]\nx\n:::'],
  ['---\nimage: ../x.png\n---\n\nText.', '---\nimage: ../../x.png\n---\n\nText.'],
  ["---\nimage: '../x.png' # a\n---\n\nText.", '---\nimage: "../../x.png" # a\n---\n\nText.'],
])('changes %j', (written, expected) => {
  expect(copied(written)).toBe(expected)
})

it.each([
  '`[b](/docs/b)`',
  '```\n[b](/docs/b)\n```',
  '/docs/b',
  '[b](/docs/c)',
  '<!-- /docs/b -->',
  '<<< ./x.ts',
  '<<< /b.md',
  '<<< @/../x.ts',
  '::video[A]{src="./a.mp4" poster="/a.png"}',
  '::video[A]{src="https://youtu.be/aqz-KE-bpKQ"}',
  '::: tip See `[b](/docs/b)`\nx\n:::',
  '---\nimage: ./x.png\n---\n\nText.',
  '---\nimage: /b.md\n---\n\nText.',
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
