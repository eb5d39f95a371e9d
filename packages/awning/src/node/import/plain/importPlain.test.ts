import { beforeAll, describe, expect, it } from 'vitest'
import { importedFiles, type ImportedFiles } from '../importedFiles.testing.ts'

const article = `importance: 3
libs:
  - lodash

---

# Lamps [#lamps]

[cut]

See <info:wires>, [wires](/wires#on) and [MDN](mdn:js/Array). Press \`key:Enter\`, match \`pattern:a\\d\`.

Term \`a\`
: Its meaning.

    \`\`\`js
    let inside
    \`\`\`

[iframe src="demo" height=40]

\`\`\`\`warn header="Hot \`lamp\` \\"on\\""
Careful:

\`\`\`js run no-beautify
let a
*!*
let b
*/!*
let *!*c*/!*
\`\`\`
\`\`\`\`

\`\`\`\`smart
Open code:

\`\`\`js
let d
\`\`\`\`

<button style="color: red" onclick="go(\`x\`)">Go</button>

![lamp](lamp.svg)
`

let site: ImportedFiles
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'

beforeAll(async () => {
  site = await importedFiles('markdown', {
    'README.md': '# All about lamps\n',
    'LICENSE.md': 'free',
    '1-light/01-lamps/article.md': article,
    '1-light/01-lamps/lamp.svg': svg,
    '1-light/01-lamps/1-switch/task.md': '# Switch it on\n\nHow?\n',
    '1-light/01-lamps/1-switch/solution.md': 'Like this.\n',
    '1-light/02-wires/article.md': '# Wires\n\nText.\n',
    '1-light/03-empty/index.md': '',
    'notes/plain.md': '---\ntags: a\ntitle: Plain\n---\n\nText with <b>HTML</b>.\n',
  })
})

describe('a folder of Markdown', () => {
  it('has its texts where they were, with a page for each folder', () => {
    expect(site.read('content/en/docs/README.md')).toBe('# All about lamps\n')
    expect(site.read('content/en/docs/notes/plain.md')).toBe(
      '---\ntitle: Plain\n---\n\nText with <b>HTML</b>.\n',
    )
    expect(site.read('content/en/docs/1-light/03-empty/index.md')).toContain('title: 03-empty')
    expect(site.read('content/en/docs/1-light/01-lamps/lamp.svg')).toBe(svg)
    expect(site.read('content/en/docs/LICENSE.md')).toBeUndefined()
  })

  it('has links, terms, keys and ids of this engine', () => {
    const text = site.read('content/en/docs/1-light/01-lamps/index.md')
    for (const expected of [
      '# Lamps {#lamps}',
      '[Wires](../02-wires/index.md), [wires](../02-wires/index.md#on)',
      '(https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Array)',
      'Press <kbd>Enter</kbd>, match `a\\d`',
      '- Term `a`\\\n  Its meaning.',
      '<button>Go</button>',
    ])
      expect(text).toContain(expected)
    for (const gone of ['importance', '[cut]', '[iframe', '*!*', 'onclick'])
      expect(text).not.toContain(gone)
  })

  it('has boxes in place of code blocks, and marked lines as ranges', () => {
    const text = site.read('content/en/docs/1-light/01-lamps/index.md')
    expect(text).toContain(
      '::::warning Hot `lamp` "on"\nCareful:\n\n```js {2,3}\nlet a\nlet b\nlet c\n```\n::::',
    )
    expect(text).toContain('::::info\nOpen code:\n\n```js\nlet d\n```\n::::')
  })

  it('has the solution of a task below it, closed', () => {
    expect(site.read('content/en/docs/1-light/01-lamps/1-switch/index.md')).toMatch(
      /^# Switch it on\n\nHow\?\n\n(:+)details Solution\n\nLike this\.\n\n\1\n$/,
    )
  })

  it('has a report with the lines of what was not translated', () => {
    for (const place of [
      /`\[iframe\]`, an example in a frame \(1\)\n\n.*\n\n- `1-light\/01-lamps\/article\.md:20`/,
      /Code that readers can run.*\(1\)\n\n.*\n\n- `1-light\/01-lamps\/article\.md:25`/,
      /A `style` attribute \(1\)\n\n.*\n\n- `1-light\/01-lamps\/article\.md:42`/,
      /Front matter `importance` \(1\)\n/,
    ])
      expect(site.report).toMatch(place)
  })
})

describe('a link by name in a tutorial', () => {
  it('leads to the text at the root, else to the only one of its name', async () => {
    const folder = await importedFiles('markdown', {
      '1-light/01-lamps/article.md':
        '# Lamps\n\n[a](/install), [b](/twice), [c](/once#x), [d](info:twice), <info:switch>, [e](/shop)\n',
      'install.md': '# Install\n',
      'guide/install.md': '# Other\n',
      'a/twice.md': '# One\n',
      'b/twice.md': '# Two\n',
      'b/once.md': '# Once\n',
      '1-light/01-lamps/1-switch/task.md': '# Task\n',
      '1-light/02-switch/article.md': '# Article\n',
      'shop/README.md': '# Shop\n',
    })
    expect(folder.read('content/en/docs/1-light/01-lamps/index.md')).toContain(
      '[a](../../install.md), [b](/twice), [c](../../b/once.md#x), [d](/twice), [Article](../02-switch/index.md), [e](../../shop/README.md)',
    )
    expect(folder.report).toMatch(
      /A link to a name that several texts have \(1\)\n\n.*\n\n- `1-light\/01-lamps\/article\.md:3`/,
    )
  })
})

/** What looks like marks of a tutorial, and is ordinary Markdown. */
const ordinary = `note: a text may begin like this
---

Stores \`key:value\` pairs, a \`subject:string\`, \`match:all\`. See [js] and [html], press [edit], <info:me>.

[js]: https://example.com/js
[html]: https://example.com/html

\`\`\`c++ title="a.cpp" {1}
int main() {}
*!*
\`\`\`

\`\`\`ts title="a.ts" {1} showLineNumbers
const a = 1
\`\`\`

\`\`\`\`warn
c# is next
\`\`\`\`

\`\`\`c#
int a;
\`\`\`

Lamp
: Gives light. See [lamps](/lamps) and [MDN](mdn:js/Array).

# Lamps [#lamps]
`

describe('a folder of Markdown that is no tutorial', () => {
  it('keeps its text and code byte for byte', async () => {
    const folder = await importedFiles('markdown', {
      'index.md': ordinary,
      'guide/lamps.md': '# Lamps\n',
      'guide/article.md': '# Article\n',
      'guide/task.md': '# Task\n',
      'guide/solution.md': '# Solution\n',
    })
    expect(folder.read('content/en/docs/index.md')).toBe(ordinary)
    for (const name of ['article', 'task', 'solution'])
      expect(folder.read(`content/en/docs/guide/${name}.md`)?.toLowerCase()).toBe(`# ${name}\n`)
  })

  it('keeps READMEs under their name, so that links to them lead to the page of their folder', async () => {
    const folder = await importedFiles('markdown', {
      'README.md': 'See [sub](sub/README.md).\n',
      'sub/README.md': 'Back to the [start](../README.md).\n',
      'both/README.md': '# About\n',
      'both/index.md': '# Both\n',
    })
    expect(folder.read('content/en/docs/README.md')).toBe('See [sub](sub/README.md).\n')
    expect(folder.read('content/en/docs/sub/README.md')).toBe(
      'Back to the [start](../README.md).\n',
    )
    expect(folder.read('content/en/docs/both/README.md')).toContain('slug: /both/readme\n')
    expect(folder.report).not.toContain('The home page')
  })

  it.each(['index.mdx', 'README.mdx'])('has %s as its home page', async (name) => {
    const folder = await importedFiles('markdown', { [name]: '# Real home\n' })
    expect(folder.read(`content/en/docs/${name}`)).toBe('# Real home\n')
    expect(folder.read('content/en/docs/index.md')).toBeUndefined()
    expect(folder.report).not.toContain('The home page')
  })

  it('has numbers and booleans of front matter as text, where the engine needs text', async () => {
    const folder = await importedFiles('markdown', {
      'a.md':
        '---\ntitle: 404\nsidebar_label: 1.5\ndescription: true\nkeywords: [2, b]\nsidebar_position: 3\nhide_title: true\ndraft: soon\n---\n\nText.\n',
    })
    expect(folder.read('content/en/docs/a.md')).toBe(
      '---\ntitle: "404"\nsidebar_label: "1.5"\ndescription: "true"\nkeywords:\n  - "2"\n  - b\nsidebar_position: 3\nhide_title: true\n---\n\nText.\n',
    )
    expect(folder.report).toMatch(
      /Front matter `draft` \(1\)\n\nThe engine does not take this value/,
    )
  })
})

const english = 'The lamp is on the table, and the light of it is for you to read with.\n'
const chinese = '灯在桌上，它的光是给你读书用的。\n'

describe('a folder with folders of languages', () => {
  it('becomes a site with these languages, English first', async () => {
    const folder = await importedFiles('markdown', {
      'README.md': '# Languages\n',
      'extra.md': 'See [a](en/a.md).\n',
      'de/a.md': '# Lampe\n',
      'en/index.md':
        '# Home\n\nSee [中文](../zh/README.md#x), <a href="../zh/a.md">a</a> and [a](a.md).\n',
      'en/a.md': english,
      'zh/README.md': chinese,
      'zh/a.md': `${chinese}[English](../en/a.md), [首页](./README.md)\n`,
      'zh/only.md': chinese,
    })
    expect(folder.settings).toContain("locales: [{ id: 'en' }, { id: 'de' }, { id: 'zh' }]")
    expect(folder.read('content/en/docs/index.md')).toContain(
      'See [中文](/zh/#x), <a href="/zh/a">a</a> and [a](a.md).',
    )
    expect(folder.read('content/zh/docs/index.md')).toBe(chinese)
    expect(folder.read('content/zh/docs/a.md')).toContain(
      '[English](pathname:///a), [首页](./index.md)',
    )
    expect(folder.read('content/en/docs/extra.md')).toBe('See [a](./a.md).\n')
    expect(folder.report).toMatch(
      /A text whose address another one has \(1\)\n\n.*\n\n- `README\.md`/,
    )
    expect(folder.report).toMatch(
      /A translation without an original \(1\)\n\n.*\n\n- `zh\/only\.md`/,
    )
  })

  it('may have the originals outside of them', async () => {
    const folder = await importedFiles('markdown', {
      'README.md': `${english}[中文](zh-CN/README.md), [a](guide/a.md)\n`,
      'guide/a.md': english,
      'guide/b.md': english,
      'c.md': english,
      'd.md': english,
      'e.md': english,
      'cs/a.md': english,
      'zh-CN/README.md': chinese,
      'zh-CN/guide/a.md': `${chinese}[English](../../guide/a.md), [首页](../README.md)\n`,
      // Half of its texts have an original.
      'zh-CN/only.md': chinese,
      'zh-CN/other.md': chinese,
    })
    expect(folder.settings).toContain("locales: [{ id: 'en' }, { id: 'zh-cn', lang: 'zh-CN' }]")
    expect(folder.read('content/en/docs/README.md')).toContain('[中文](/zh-cn/), [a](guide/a.md)')
    expect(folder.read('content/zh-cn/docs/guide/a.md')).toContain(
      '[English](pathname:///guide/a), [首页](../README.md)',
    )
    expect(folder.read('content/en/docs/cs/a.md')).toBe(english)
    expect(folder.report).toMatch(
      /A translation without an original \(2\)\n\n.*\n\n- `zh-CN\/only\.md`/,
    )
  })

  it('keeps all texts where fewer than half of a folder have an original outside of it', async () => {
    const folder = await importedFiles('markdown', {
      'a.md': english.repeat(50),
      'zh/a.md': chinese,
      'zh/x.md': chinese,
      'zh/y.md': chinese,
    })
    expect(folder.settings).toContain("locales: [{ id: 'en' }]")
    expect(folder.read('content/en/docs/zh/a.md')).toBe(chinese)
  })

  it('has one language if the texts are not in those that the folders are named for', async () => {
    const folder = await importedFiles('markdown', {
      'index.md': english,
      'ts/install.md': english,
      'cs/install.md': english,
    })
    expect(folder.settings).toContain("locales: [{ id: 'en' }]")
    expect(folder.read('content/en/docs/ts/install.md')).toBe(english)
  })

  it('keeps all texts where one folder alone has the name of a language', async () => {
    const folder = await importedFiles('markdown', {
      'a.md': english,
      'b.md': english,
      'en/a.md': english,
    })
    expect(folder.settings).toContain("locales: [{ id: 'en-main', lang: 'en' }]")
    expect(folder.read('content/en-main/docs/en/a.md')).toBe(english)
    expect(folder.report).toMatch(/A folder with the name of a language \(1\)\n/)
  })
})

describe('the language of a folder of Markdown', () => {
  it('is that of its script, and in the report', async () => {
    const folder = await importedFiles('markdown', { 'index.md': '# ランプは机の上にあります\n' })
    expect(folder.settings).toContain("locales: [{ id: 'ja' }]")
    expect(folder.report).toContain('The language: Japanese (`ja`)')
  })

  it('is to be looked at where several languages have the script', async () => {
    const folder = await importedFiles('markdown', { 'index.md': '# Лампа стоит на столе\n' })
    expect(folder.settings).toContain("locales: [{ id: 'ru' }]")
    expect(folder.report).toMatch(
      /### The language \(1\)\n\n.*Russian \(`ru`\), which is not certain/,
    )
  })
})
