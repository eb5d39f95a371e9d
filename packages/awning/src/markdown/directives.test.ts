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
    [':::tip\nx\n:::', '提示'],
    [':::danger\nx\n:::', '危险'],
  ])('takes its title from %j', (source, title) => {
    expect(titleOf(source)).toBe(title)
  })

  it.each([
    ['important', 'info', '信息'],
    ['success', 'tip', '提示'],
    ['secondary', 'note', '说明'],
    ['warning', 'caution', '小心'],
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

  it('ends with the text where its author forgot to close it', () => {
    expect(written(':::tip\nx')).toContain('<p>x</p>')
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
