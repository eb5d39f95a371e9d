import { widePicture } from './widePicture.ts'
import type { Files } from '../sites/fixtureFiles.ts'

const paragraphs = Array.from({ length: 12 }, (_, index) => `Paragraph ${index}.\n`).join('\n')

/** Every feature of Markdown, on a few pages. */
export const markdownFiles: Files = {
  'content/zh/docs/headings.md': `# A title of its own

${paragraphs}

## 数据类型

${paragraphs}

## Again

## Again

## Named {#my-name}

${paragraphs}
`,
  'content/zh/docs/css/layout.md':
    '# Layout\n\n[rules](./rules.md#origin), [up](../headings.md), [root](/headings.md)\n',
  'content/zh/docs/css/rules.md': '# Rules\n\n## Origin\n\nText.\n',
  'content/zh/docs/boxes.md': `# Boxes

${['note', 'tip', 'info', 'caution', 'danger'].map((kind) => `:::${kind}\n\nThe ${kind}.\n\n:::\n`).join('\n')}

:::note 自己的**标题**

With a title.

:::

<details>
<summary>More</summary>

Inside.

</details>

<details open>
<summary>Opened</summary>

Already here.

</details>
`,
  'content/zh/docs/table.md': `# Table

| ${'Wide column heading | '.repeat(9)}
| ${':-: | '.repeat(9)}
| ${'cell | '.repeat(9)}

| Name | What it does |
|---|---|
| \`duplicates\` | ${'says what happens to two pages at one address '.repeat(3)} |
`,
  'content/zh/docs/pictures.md': `# Pictures

![一扇门](./door.svg "店的门")

Inline ![小门](./door.svg) picture.
`,
  'content/zh/docs/door.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><path d="M0 0h60v40H0z"/></svg>',
  'content/zh/docs/photo.md': '# Photo\n\n![一面墙](./wall.png)\n',
  'content/zh/docs/wall.png': widePicture,
  'content/zh/docs/other.md': `# Other

喜欢:tada:吗，\`:tada:\`，:nobody:，14:30。

- [x] done
- [ ] open

~~gone~~ and a note[^1].

[^1]: The note.
`,
  'content/zh/docs/code.md': `# Code

\`\`\`js title="shop.js" {1,3-4}
const one = 1
const two = 2
const three = 3
const four = 4
\`\`\`

\`\`\`js
// highlight-next-line
const marked = 1

// highlight-start
const from = 2
const to = 3
// highlight-end
\`\`\`

\`\`\`foo
plain <text> [a](b.md)
\`\`\`

\`\`\`js
const long = '${'long '.repeat(60)}'
\`\`\`

\`\`\`js {2}
const sum = add(${'1, '.repeat(60)}1)
sum // → 61, which is a sentence that goes on until it has no place left on the screen of a phone
if (sum > 1) {
  sum - 1 // → 60
}
// → logged
\`\`\`
`,
}
