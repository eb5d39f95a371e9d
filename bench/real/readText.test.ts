import { describe, expect, it } from 'vitest'
import { parseMarkdown, type MarkdownNode } from '../../packages/awning/src/markdown/parser.ts'
import { readText } from './readText.ts'

const reduced = (source: string, file = 'a.md') =>
  readText(source, file).body((url) => (/^https?:[!-~]+$/.test(url) ? url : undefined))

/** The types of all nodes of a text. */
function typesIn(node: MarkdownNode): string[] {
  return [node.type, ...('children' in node ? node.children.flatMap(typesIn) : [])]
}

describe('a text of a real site', () => {
  it('has the title of its front matter, of its first heading, or of its file', () => {
    expect(readText('---\ntitle: "A: b"\n---\n# C\n', 'x.md').title).toBe('A: b')
    expect(readText('# The `title` *here*\n\nText.\n', 'x.md').title).toBe('The title here')
    expect(readText('Text.\n', 'guide/first-steps.md').title).toBe('first-steps')
  })

  it('keeps headings, lists, quotes, tables and code', () => {
    const source =
      '## One\n\nA *b* **c** `d`.\n\n- e\n  1. f\n\n> g\n\n| h | i |\n| --- | ---: |\n| `j\\|k` | l |\n\n```js\nlet m\n```\n'
    expect(reduced(source)).toBe(source)
  })

  it('loses components and HTML, but not the Markdown inside of them', () => {
    const source = `import Tabs from '@theme/Tabs'\n\n<Tabs>\n<Tab label="x">\n\nInside **it** {1 + 1}.\n\n</Tab>\n</Tabs>\n\nA <kbd>key</kbd> ![picture](./p.png).\n`
    expect(reduced(source, 'a.mdx')).toBe('Inside **it** .\n\nA key .\n')
  })

  it('has quotes in place of boxes, in every dialect', () => {
    expect(reduced(':::tip\nA\n\n- b\n:::\n')).toBe('> A\n>\n> - b\n')
    expect(reduced('> [!DETAILS] More\n> text\n')).toBe('> text\n')
    expect(reduced('```smart header="C"\nD `e`\n```\n')).toBe('> D `e`\n')
    expect(reduced('::: code-group\n```js [f]\nlet g\n```\n:::\n')).toBe('```js\nlet g\n```\n')
  })

  it('keeps only links that lead somewhere, also those by reference', () => {
    expect(
      reduced('[a](./gone.md) [b](https://example.com/b) [c][d]\n\n[d]: https://e.com\n'),
    ).toBe('a [b](https://example.com/b) [c](https://e.com)\n')
  })

  it('has addresses without a link as code, because not everyone ends them at the same character', () => {
    expect(reduced('向 http\\://site.org（另一个域）\n')).toBe('向 `http://site.org`（另一个域）\n')
    expect(reduced('<code>http://<b>site.org</b></code>（另一个域）\n')).toBe(
      '`http://site.org`（另一个域）\n',
    )
  })

  it('contains nothing that one generator takes for a template, a directive or an instruction', () => {
    const text = reduced(
      'A {{ b }} \\*c\\* :d[e] `{{ f }}`\n\n```md {1} title="g"\n{{< h >}}\n// highlight-next-line\ni\n```\n',
    )
    expect(text).not.toMatch(/\{[{%]|highlight-next-line|title=/)
    expect(text).toContain('\\*c\\* \\:d')
    expect(text).toContain('```md\n{ {< h >}}\ni\n```')
  })

  it('is read as it was written: text stays text', () => {
    for (const line of ['# no heading', '1. no list', '- no list', '<b>', '| a', ':::tip', '$x$']) {
      const written = `${'a '.repeat(3)}&amp; ${line.replace(/[#.<$:|-]/g, '\\$&')}`
      const again = parseMarkdown(reduced(`${written}\n\n\\${line}\n`))
      const known = /^(?:root|paragraph|text|link)$/
      expect(
        typesIn(again).filter((type) => !known.test(type)),
        line,
      ).toEqual([])
    }
  })
})
