import { describe, expect, it } from 'vitest'
import { ImportReport } from '../../importReport.ts'
import type { TextReferences } from './textContext.ts'
import { translateText } from './translateText.ts'

const references: TextReferences = {
  link: (url) => url.replace(/\.mdx$/, '.md'),
  image: (url) => (url.includes('missing') ? undefined : url.replace('@site/static', '')),
  codeFile: (path) => path,
  component: (from) => (from.startsWith('@site/') ? `${from}.tsx` : undefined),
  partial: (_, props) => `Partial ${[...props.values()].join()}`,
  siblings: () => [{ label: 'Next', url: '/docs/next', description: 'More' }],
  allowHost: () => {},
}

function translate(body: string, format: 'md' | 'mdx' = 'md') {
  const report = new ImportReport()
  const options = { admonitions: new Set(['own']), math: true }
  const job = {
    file: 'a.mdx',
    fields: { title: 'Own' },
    linesBefore: 3,
    sourceFormat: 'mdx',
    format,
    options,
    references,
    report,
  } as const
  const { body: text, statements, needsMdx, head } = translateText({ ...job, body })
  return {
    report: report.toMarkdown('Report', []),
    text: text.trim(),
    statements,
    needsMdx,
    head,
    todo: report.entries.map(({ line, what }) => `${line} ${what}`),
  }
}

const tabs = `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'

<Tabs groupId="pm" defaultValue="b">
  <TabItem value="a" label="First">

  :::note
  Inside.
  :::

  </TabItem>
  <TabItem value="b">Second</TabItem>
</Tabs>
`

describe('translating a text', () => {
  it('makes tabs of <Tabs>, with more colons than what is inside', () => {
    expect(translate(tabs)).toMatchObject({
      needsMdx: false,
      todo: [],
      text: [
        ':::::tabs{group="pm"}',
        '',
        '::::tab[First]{value="a"}',
        '',
        ':::note\nInside.\n:::',
        '',
        '::::',
        '',
        '::::tab[b]{value="b" default}',
        '',
        'Second',
        '',
        '::::',
        '',
        ':::::',
      ].join('\n'),
    })
  })

  it.each([
    ['a comment', 'a {/* note */} b', 'a <!-- note --> b'],
    ['an HTML comment', '<!-- note -->\n\nText', '<!-- note -->\n\nText'],
    ['the mark of an excerpt', '{/* truncate */}', '<!-- truncate -->'],
    ['an id of a heading', '## Title {/* #own-id */}', '## Title {#own-id}'],
    ['an id as it was', '## Title {#own-id}', '## Title {#own-id}'],
    ['a text in braces', "a{' '}b {'{x}'}", String.raw`a b \{x\}`],
    [
      'a fence around MDX',
      '```mdx-code-block\n<div>\n```\n\nText\n\n```mdx-code-block\n</div>\n```',
      '<div>\nText\n</div>',
    ],
    [
      'details with a link',
      '<details>\n<summary>A [b](/c)</summary>\n\nText\n\n</details>',
      ':::details[A [b](/c)]\n\nText\n\n:::',
    ],
    ['a field of the front matter', 'It is {frontMatter.title}.', 'It is Own.'],
    ['the heading of the text', '# Begin\n\nIt is {contentTitle}.', '# Begin\n\nIt is Begin.'],
    ['the heading of a text without one', 'It is {contentTitle}.', 'It is .'],
    [
      'details',
      '<details open>\n<summary>Why *so*</summary>\n\nText\n\n</details>',
      ':::details[Why *so*]{open}\n\nText\n\n:::',
    ],
    [
      'an admonition',
      '<Admonition type="tip" title="T">\n  Text\n</Admonition>',
      ':::tip[T]\n\nText\n\n:::',
    ],
    [
      'a box around a box',
      ':::note\n\n<Admonition>\n\nText\n\n</Admonition>\n\n:::',
      '::::note\n\n:::note\n\nText\n\n:::\n\n::::',
    ],
    [
      'a box in a list',
      '- a\n\n  :::tip Title\n\n  b\n\n  :::',
      '- a\n\n  :::tip Title\n\n  b\n\n  :::',
    ],
    [
      'a link',
      'import Link from \'@docusaurus/Link\'\n\nSee <Link to="/a">*it*</Link>.',
      'See [*it*](/a).',
    ],
    ['links by file', '[a](./b.mdx) and [c]\n\n[c]: ./d.mdx', '[a](./b.md) and [c]\n\n[c]: ./d.md'],
    ['a picture', '![a](@site/static/img/a.png)', '![a](/img/a.png)'],
    [
      'code from a file',
      'import CodeBlock from \'@theme/CodeBlock\'\nimport Code from \'!!raw-loader!./a.js\'\n\n<CodeBlock language="js" title="a.js">{Code}</CodeBlock>',
      '<<< ./a.js title="a.js"',
    ],
    ['code in an element', '<CodeBlock language="js">{`a\nb`}</CodeBlock>', '```js\na\nb\n```'],
    ['formulas in a fence', '```math\na^2\n```', '$$\na^2\n$$'],
    ['cards', '<DocCardList />', '- [Next](/docs/next): More'],
    ['a partial', 'import Part from \'./_part.mdx\'\n\n<Part name="x" />', 'Partial x'],
    [
      'code',
      '```jsx\n<Tabs>{x}</Tabs> <!-- a -->\n```\n\n`<Tabs>{x}` text',
      '```jsx\n<Tabs>{x}</Tabs> <!-- a -->\n```\n\n`<Tabs>{x}` text',
    ],
  ])('translates or keeps %s', (_, source, expected) => {
    const { text, todo } = translate(source, source.includes('<div>') ? 'mdx' : 'md')
    expect({ text: text.replaceAll(/\n{3,}/g, '\n\n'), todo }).toEqual({ text: expected, todo: [] })
  })

  it('writes commands for all package managers', () => {
    const { text } = translate('```bash npm2yarn\nnpm install --save-dev a\nnpm run b -- --c\n```')
    expect(text).toContain(':::code-group{group="package-manager"}')
    for (const line of ['yarn add --dev a', 'pnpm add -D a', 'bun run b --c', 'pnpm b --c'])
      expect(text).toContain(line)
  })

  it('keeps the text of unknown components, and reports them with their lines', () => {
    const source =
      'import Box from "@theme/Other"\n\n<Box>\n\nText in it.\n\n</Box>\n\n<Chart data={[1]} />\n\nWith <Box>words</Box>.'
    const { text, todo } = translate(source)
    expect(text).toContain('Text in it.')
    expect(text).toContain('With words.')
    expect(text).toContain('<!-- <Chart data={[1]} /> -->')
    expect(todo).toEqual([
      '6 `<Box>`, from `@theme/Other`',
      '12 `<Chart>`',
      '14 `<Box>`, from `@theme/Other`',
    ])
  })

  it.each([
    [
      '{siteConfig.title}',
      '`{siteConfig.title}`',
      'An expression whose value only Docusaurus knows',
    ],
    ['![Alt](./missing.png)', 'Alt', 'A picture that does not exist'],
    ['```js other\na\n```', '```js\na\n```', 'The option `other` of a code block'],
    [
      '```mermaid\npie\n  "a": 1\n```',
      '```text\npie\n  "a": 1\n```',
      'A diagram that cannot be shown',
    ],
    [':::own\n\na\n\n:::', ':::note[own]\n\na\n\n:::', 'The admonition `:::own` of the site'],
    [':::other\n\na\n\n:::', '\\:::other\n\na\n\n\\:::', 'The directive `:::other`'],
  ])('says that %j needs a look', (source, expected, what) => {
    expect(translate(source)).toMatchObject({ text: expected, todo: [`4 ${what}`] })
  })

  it('lists all pictures that do not exist in one section, with their addresses', () => {
    expect(translate('![A](./missing-a.png)\n\n![B](./missing-b.png)').report).toMatch(
      /does not exist \(2\)\n\n.*\n\n- `a\.mdx:4`: \.\/missing-a\.png\n- `a\.mdx:6`: \.\/missing-b\.png\n/,
    )
  })

  it('keeps components that the engine can run, in MDX', () => {
    const { statements, needsMdx } = translate(
      'import Dice from "@site/src/Dice"\n\n<Dice sides={6} />',
    )
    expect({ statements, needsMdx }).toEqual({
      statements: ['import Dice from "@site/src/Dice.tsx"'],
      needsMdx: true,
    })
  })

  it('puts elements of <Head> into the front matter', () => {
    expect(translate('<Head>\n  <meta name="robots" content="noarchive" />\n</Head>').head).toEqual(
      [{ tag: 'meta', attrs: { name: 'robots', content: 'noarchive' } }],
    )
  })

  it('imports a text that is no MDX as it is', () => {
    const { text, todo } = translate('a < b and {x\n')
    expect(text).toBe('a < b and {x')
    expect(todo[0]).toContain('cannot be read as MDX')
  })
})
