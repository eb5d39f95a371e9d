import { describe, expect, it } from 'vitest'
import { compileMd, htmlOf } from './compiling.testing.ts'

const written = (source: string) => htmlOf(compileMd(source))
const titleOf = (source: string) => /class="admonition-title">(.*?)<\/p>/.exec(written(source))?.[1]

describe('an admonition', () => {
  it('is a note with its kind, its title and its text', () => {
    expect(written(':::tip 标题\n\n正文\n\n:::')).toBe(
      '<div class="admonition" role="note" data-kind="tip">\n' +
        '<p class="admonition-title">标题</p>\n<p>正文</p>\n</div>',
    )
  })

  it.each([
    [':::tip 标题 在此\nx\n:::', '标题 在此'],
    [':::tip[标题]\nx\n:::', '标题'],
    [':::tip **重** `码`\nx\n:::', '<strong>重</strong> <code>码</code>'],
    [':::tip[**重** `码`]\nx\n:::', '<strong>重</strong> <code>码</code>'],
    [':::tip a < b\nx\n:::', 'a &lt; b'],
    ['::: tip 标题 在此\nx\n:::', '标题 在此'],
    [':::\ttip[标题]\nx\n:::', '标题'],
    ['::: tip\nx\n:::', '提示'],
    [':::tip\nx\n:::', '提示'],
    [':::danger\nx\n:::', '危险'],
  ])('takes its title from %j', (source, title) => {
    expect(titleOf(source)).toBe(title)
  })

  it.each([
    ['important', 'info', '重要'],
    ['success', 'tip', '提示'],
    ['secondary', 'note', '说明'],
    ['warning', 'caution', '警告'],
  ])('may be called %s', (name, kind, title) => {
    const source = `:::${name}\nx\n:::`
    expect(written(source)).toContain(`data-kind="${kind}"`)
    expect(titleOf(source)).toBe(title)
  })

  it('contains any Markdown, and its code is highlighted too', () => {
    const compiled = compileMd(':::note\n\n- a\n\n```js {1}\nfoo()\n```\n\n:::')
    expect(htmlOf(compiled)).toMatch(/<ul>[\s\S]*\0code 0\0[\s\S]*<\/div>$/)
    expect(compiled.code).toMatchObject([{ code: 'foo()', fence: { lang: 'js', marked: [1] } }])
  })

  it('may be inside another one, and in a list', () => {
    expect(written('::::tip 外\n\n:::note 内\nx\n:::\n\n::::')).toMatch(
      /外<\/p>\n<div [^>]*data-kind="note">[\s\S]*内[\s\S]*<\/div>\n<\/div>$/,
    )
    expect(written('- :::tip\n  x\n  :::')).toMatch(/<li><div class="admonition"/)
  })

  it.each([
    ['a definition', '[r]: /to'],
    ['two definitions', '[r]: /to\n[s]: /so "title"'],
    ['a definition in a list', '- [r]: /to'],
    ['a table', '| a |\n|---|\n| b |'],
    ['a list', '- a'],
    ['a quote', '> a'],
    ['HTML', '<div>\na\n</div>'],
  ])('ends right after %s', (_, last) => {
    const after = '<p>after</p>'
    expect(htmlOf(compileMd(`:::tip\n${last}\n:::\nafter`))).toMatch(
      new RegExp(`^<div class="admonition"[^]*</div>\n${after}$`),
    )
    expect(htmlOf(compileMd(`::::tip\n:::note\n${last}\n:::\n::::\nafter`))).toMatch(
      new RegExp(`^<div class="admonition"[^]*</div>\n</div>\n${after}$`),
    )
    const quoted = `:::tip\n${last}\n:::\nafter`.replaceAll(/^/gm, '> ')
    expect(htmlOf(compileMd(quoted))).toMatch(new RegExp(`</div>\n${after}\n</blockquote>$`))
  })

  it('does not end with a fence that is too short', () => {
    expect(htmlOf(compileMd('::::tip\n| a |\n|---|\n:::\n::::\nafter'))).toContain('<td>:::</td>')
  })

  it('that ends right after a table leaves the positions of all else as they are', () => {
    const source = ':::tip\n| a |\n|---|\n:::\n\n![b](none.png)'
    expect(compileMd(source).diagnostics).toMatchObject([{ line: 6, column: 1 }])
  })

  it('with a space before its name may be nested and quoted, and is text in code', () => {
    expect(written('> :::: tip\n> ::: note\n> x\n> :::\n> ::::')).toMatch(
      /<blockquote>\n<div [^>]*data-kind="tip">[^]*<div [^>]*data-kind="note">[^]*<p>x<\/p>/,
    )
    expect(written('    ::: tip')).toContain('\0code 0\0')
    expect(compileMd('    ::: tip').code).toMatchObject([{ code: '::: tip' }])
    expect(compileMd('```\n::: tip\n```').code).toMatchObject([{ code: '::: tip' }])
    expect(written('a ::: tip `::: tip`')).toBe('<p>a ::: tip <code>::: tip</code></p>')
  })
})

describe('details', () => {
  it('are a native element with a summary', () => {
    expect(written(':::details 为什么 `a`\n正文\n:::')).toBe(
      '<details>\n<summary>为什么 <code>a</code></summary>\n<p>正文</p>\n</details>',
    )
    expect(written('::: details\nx\n:::')).toContain('<summary>详情</summary>')
  })

  it.each([':::details[a]{open}', ':::details a {open}', '::: details a {open}'])(
    'are open at first: %s',
    (opening) => {
      expect(written(`${opening}\nx\n:::`)).toContain('<details open>\n<summary>a</summary>')
    },
  )

  it('with a component are a component', () => {
    const tabs = '::::tabs\n:::tab[b]{value="b"}\nc\n:::\n::::'
    expect(compileMd(`:::::details{open}\n${tabs}\n:::::`).blocks).toMatchObject([
      {
        component: 'Details',
        props: { title: '详情', open: '' },
        children: [{ component: 'Tabs' }],
      },
    ])
  })
})

describe('a quote that begins as an alert of GitHub', () => {
  it.each([
    ['NOTE', 'note', '说明'],
    ['TIP', 'tip', '提示'],
    ['IMPORTANT', 'info', '重要'],
    ['WARNING', 'caution', '警告'],
    ['CAUTION', 'danger', '小心'],
    ['note', 'note', '说明'],
    ['Danger', 'danger', '危险'],
  ])('is a box: %s', (name, kind, title) => {
    expect(written(`> [!${name}]\n> a *b*\n>\n> c`)).toBe(
      `<div class="admonition" role="note" data-kind="${kind}">\n` +
        `<p class="admonition-title">${title}</p>\n<p>a <em>b</em></p>\n<p>c</p>\n</div>`,
    )
  })

  it.each([
    ['> [!NOTE] 标题 **b**\n> a', '标题 <strong>b</strong>', '<p>a</p>'],
    ['> [!NOTE] 标题  \n> a', '标题', '<p>a</p>'],
    ['> [!NOTE]\n>\n> a', '说明', '<p>a</p>'],
    ['> [!NOTE]\n> - a', '说明', '<ul>\n<li>a</li>\n</ul>'],
  ])('may have a title, and its text after it: %j', (source, title, text) => {
    expect(titleOf(source)).toBe(title)
    expect(written(source)).toContain(`</p>\n${text}\n</div>`)
  })

  it('of an unknown name is a quote, and an error with the nearest name', () => {
    const compiled = compileMd('a\n\n> [!WARNIGN]\n> b')
    expect(htmlOf(compiled)).toContain('<blockquote>')
    expect(compiled.diagnostics).toEqual([
      {
        severity: 'error',
        line: 3,
        column: 1,
        message: 'there is no alert called "WARNIGN"',
        hint: 'Did you mean "WARNING"?',
      },
    ])
  })

  it('with other text before its name is a quote', () => {
    expect(written('> a [!NOTE]\n> b')).toContain('<blockquote>\n<p>a [!NOTE]\nb</p>')
  })

  it('is searched by its text, without the mark', () => {
    expect(compileMd('> [!NOTE] 标题\n> 正文').sections).toMatchObject([{ text: '标题\n正文' }])
  })
})

describe('a block that is never closed', () => {
  const reported = (source: string) =>
    compileMd(source).diagnostics.map(({ line, column, message }) => [line, column, message])

  it('ends with the text', () => {
    expect(written(':::tip\nx')).toContain('<p>x</p>')
  })

  it.each([
    ['a\n\n:::tip\nx', [[3, 1, 'this block "tip" is never closed']]],
    ['::: tip', [[1, 1, 'this block "tip" is never closed']]],
    [':::tip\n:::note\nx\n:::', [[1, 1, 'this block "tip" is never closed']]],
    ['::::tip\nx\n:::', [[1, 1, 'this block "tip" is never closed']]],
    ['> :::tip\n> x\n\ny', [[1, 3, 'this block "tip" is never closed']]],
    ['a\n\n```js\nx', [[3, 1, 'this code block is never closed']]],
    ['````js\n```', [[1, 1, 'this code block is never closed']]],
    ['~~~\n```', [[1, 1, 'this code block is never closed']]],
    ['- ```js\n  x\n\ny', [[1, 3, 'this code block is never closed']]],
    ['```', [[1, 1, 'this code block is never closed']]],
  ])('is an error with its line: %j', (source, expected) => {
    expect(reported(source)).toEqual(expected)
  })

  it.each([
    ':::tip\n:::',
    '::: tip\nx\n:::::',
    '::::tip\n:::note\nx\n:::\n::::',
    '> :::tip\n> x\n> :::',
    '- :::tip\n  x\n  :::',
    '```js\nx\n```',
    '```\n```',
    '~~~~\n```\n~~~~~',
    '> ```\n> x\n> ```',
    '1. ```\n   x\n   ```',
    '    x',
  ])('is none of these: %j', (source) => {
    expect(reported(source)).toEqual([])
  })
})

describe('a block of another name', () => {
  it('is an error with its position and the nearest name', () => {
    expect(compileMd('a\n\n:::tpi\nx\n:::').diagnostics).toEqual([
      {
        severity: 'error',
        line: 3,
        column: 1,
        message: 'there is no block called "tpi"',
        hint: 'Did you mean "tip"?',
      },
    ])
  })

  it('that resembles nothing is answered with the names there are', () => {
    const [diagnostic] = compileMd(':::warehouse-door\nx\n:::').diagnostics
    expect(diagnostic?.hint).toMatch(/note.*tip.*danger/)
  })
})

describe('a component in the text', () => {
  it('is handed on by name with its properties and its own blocks', () => {
    const { blocks } = compileMd('a\n\n::::tabs{group=os}\n:::tab[**甲**]\nx\n:::\n::::\n\nb')
    expect(blocks).toEqual([
      { html: '<p>a</p>' },
      {
        component: 'Tabs',
        props: { group: 'os' },
        children: [
          {
            component: 'Tab',
            props: { label: '<strong>甲</strong>' },
            children: [{ html: '<p>x</p>' }],
          },
        ],
      },
      { html: '<p>b</p>' },
    ])
  })

  it('inside an admonition makes a component of it too', () => {
    const { blocks } = compileMd('::::tip 标题\n\na\n\n:::tabs\nx\n:::\n\n::::')
    expect(blocks).toMatchObject([
      {
        component: 'Admonition',
        props: { kind: 'tip', title: '标题' },
        children: [{ html: '<p>a</p>' }, { component: 'Tabs' }],
      },
    ])
  })

  it('cannot be in a list, which can contain only HTML', () => {
    expect(compileMd('- ::lab{name=dice}').diagnostics).toMatchObject([
      { severity: 'error', line: 1, column: 3, message: expect.stringContaining('Lab') },
    ])
  })
})
