import * as fc from 'fast-check'

/** Pieces of YAML that mean something, alone or next to each other. */
const yamlPieces = [
  '*a',
  '&a',
  '!t',
  '? ',
  '- ',
  ': ',
  ':',
  '|',
  '>',
  '<<: ',
  '[',
  ']',
  '{',
  '}',
  '"',
  "'",
  '#',
  '	',
  '  ',
  '\n',
  '\r',
  '---',
  '...',
  '%YAML',
  '`',
  '@',
  '~',
  '.nan',
  '1e999',
  'true',
  '\\',
  '2026-02-30',
  '2026-01-01T25:00:00Z',
  '+99:00',
  '__proto__',
  'constructor',
  '../x',
  '\0',
]

const fieldNames = [
  'title',
  'description',
  'keywords',
  'image',
  'draft',
  'slug',
  'date',
  'tags',
  'authors',
  'id',
  'sidebar_position',
  'requires',
  'pagination_next',
  'toc_max_heading_level',
  'source',
  '<<',
]

/** Pieces of Markdown and MDX. Several of them open something that nothing closes. */
const textPieces = [
  '#',
  '## ',
  '> ',
  '- ',
  '1. ',
  '* ',
  '\n',
  '\n\n',
  '    ',
  '	',
  '```',
  '~~~js\n',
  '`',
  '$',
  '**',
  '*',
  '_',
  '~~',
  '[',
  ']',
  '(',
  ')',
  '](',
  '![',
  '<',
  '>',
  '</',
  '/>',
  '<!--',
  '-->',
  '&',
  ':::tip',
  ':::',
  '::lab{name="x"}',
  ':a[b]{c=d}',
  '| a | b |\n|---|',
  '[^a]',
  '[^a]: x',
  '{#a}',
  '[a]: /x',
  'https://[',
  '](../../../etc/passwd)',
  '](%ff)',
  '](javascript:x)',
  '![a](./p.png)',
  '<script>',
  '<p style="x">',
  '<div>',
  '</main>',
  '“对”',
  '的',
  '​',
  '‮',
  '\0',
  '\r',
  '<!-- truncate -->',
  '---',
  '===',
  'www.a',
  'a@b.c',
  ':smile:',
  '\\',
  '{',
  '}',
  '😀',
  '﻿',
]

const mdxPieces = [
  '{',
  '}',
  '<A>',
  '</A>',
  '<A b={',
  '/>',
  '{/* */}',
  'import x from "y"\n',
  'export const a = 1\n',
  'export default 1\n',
  '{...a}',
  '<>',
  '</>',
  '{`',
  '`}',
  '{await x}',
  '<a:b/>',
  '<A.b/>',
  '=>',
]

const words = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
)

const pieces = (list: readonly string[], maxLength: number) =>
  fc
    .array(fc.oneof({ arbitrary: fc.constantFrom(...list), weight: 4 }, words), { maxLength })
    .map((parts) => parts.join(''))

const repeated = (list: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...list), fc.integer({ min: 1, max: 400 }))
    .map(([piece, count]) => piece.repeat(count))

const field = fc
  .tuple(fc.constantFrom(...fieldNames), fc.oneof(pieces(yamlPieces, 6), fc.json({ maxDepth: 2 })))
  .map(([name, value]) => `${name}: ${value}`)

export const yaml = fc
  .array(fc.oneof({ arbitrary: field, weight: 3 }, pieces(yamlPieces, 8)), { maxLength: 6 })
  .map((lines) => lines.join('\n'))

const frontMatter = fc.oneof(
  { arbitrary: yaml.map((lines) => `---\n${lines}\n---\n`), weight: 4 },
  { arbitrary: fc.constant('---\ntitle: A\n---\n'), weight: 2 },
  yaml.map((lines) => `---\n${lines}\n`),
  fc.constantFrom(
    '',
    '\n---\ntitle: A\n---\n',
    '+++\ntitle = 1\n+++\n',
    '\uFEFF---\r\ntitle: A\r\n---\r\n',
  ),
)

const markdown = fc.oneof({ arbitrary: pieces(textPieces, 30), weight: 6 }, repeated(textPieces))

const mdx = fc.oneof(
  { arbitrary: pieces([...textPieces, ...mdxPieces], 20), weight: 6 },
  repeated(mdxPieces),
)

const fileOf = (body: fc.Arbitrary<string>) =>
  fc.oneof(
    { arbitrary: fc.tuple(frontMatter, body).map(([front, text]) => front + text), weight: 9 },
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  )

/** A site of a few files, most of which have several mistakes. */
export const brokenFiles = fc.record({
  'content/zh/docs/a.md': fileOf(markdown),
  'content/zh/docs/b.md': fileOf(markdown),
  'content/zh/blog/2022-02-02-c.md': fileOf(markdown),
  'content/zh/blog/d.md': fileOf(markdown),
  'content/zh/docs/e.mdx': fileOf(mdx),
  'content/en/docs/a.md': fileOf(markdown),
  'content/tags.yml': yaml,
  'content/authors.yml': yaml,
  'content/zh/docs/p.png': fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes)),
})

const settingNames = [
  'url',
  'base',
  'title',
  'tagline',
  'description',
  'logo',
  'repository',
  'editUrl',
  'locales',
  'defaultLocale',
  'strings',
  'docs',
  'posts',
  'navbar',
  'footer',
  'announcement',
  'shortcuts',
  'theme',
  'proseLint',
  'social',
  'offline',
  'precompress',
  'budgets',
  'titel',
  '__proto__',
]
const innerNames = [
  'id',
  'label',
  'to',
  'items',
  'links',
  'columns',
  'path',
  'title',
  'colors',
  'fonts',
  'css',
  'sidebars',
  'paths',
  'versions',
  'version',
  'docs',
  'kind',
  'keys',
  'html',
  'image',
  'en',
  'zh',
]
const anything = fc.anything({
  maxDepth: 3,
  key: fc.oneof(fc.constantFrom(...innerNames), fc.string({ maxLength: 5 })),
  values: [
    fc.string(),
    fc.constantFrom('/', '//', '/docs', 'https://a.example', 'en', 'zh', '../x', '\ud800', ''),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constantFrom(null, undefined),
  ],
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
})

/** Settings of which some are wrong; also things that are no settings at all. */
export const brokenSettings = fc.oneof(
  {
    arbitrary: fc
      .dictionary(fc.constantFrom(...settingNames), anything, { maxKeys: 3 })
      .map((own) => ({ url: 'https://a.example', title: 'A', ...own })),
    weight: 9,
  },
  anything,
)
