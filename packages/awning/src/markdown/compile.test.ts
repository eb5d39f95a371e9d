import { describe, expect, it } from 'vitest'
import { compileMd, compileMdx, htmlOf } from './compiling.testing.ts'
import { renderModule, renderedHtml } from './renderedModule.testing.ts'

describe('the heading that opens a text', () => {
  it.each(['<!-- note -->\n\n# T', '<!-- a\n\nb --> <!-- c -->\n# T', '[a]: b\n\n# T'])(
    'may have a comment before it: %j',
    (source) => {
      expect(compileMd(source).leadingTitle).toBe('T')
      expect(htmlOf(compileMd(source, true))).not.toContain('T')
    },
  )

  it('has no other HTML before it', () => {
    expect(compileMd('<p>a</p>\n\n# T').leadingTitle).toBeUndefined()
    expect(compileMd('<!-- a --> b\n\n# T').leadingTitle).toBeUndefined()
  })

  it('is its title, and stays in a doc', () => {
    const compiled = compileMd('---\na: 1\n---\n\n# 标 `题`\n\ntext')
    expect(compiled.leadingTitle).toBe('标 题')
    expect(htmlOf(compiled)).toBe('<h1>标 <code>题</code></h1>\n<p>text</p>')
  })

  it('is taken out of a post, which shows its title itself', () => {
    const compiled = compileMd('# T\n\ntext', true)
    expect(compiled.leadingTitle).toBe('T')
    expect(htmlOf(compiled)).toBe('<p>text</p>')
  })

  it('is no title further down or at a deeper level', () => {
    expect(compileMd('text\n\n# T').leadingTitle).toBeUndefined()
    expect(compileMd('## T').leadingTitle).toBeUndefined()
  })

  it('may follow the imports of MDX', () => {
    const compiled = compileMdx("import a from './a.ts'\n\n# T\n\ntext", true)
    expect(compiled.leadingTitle).toBe('T')
    const { tree } = renderModule(compiled.moduleCode ?? '', {}, { './a.ts': 1 })
    expect(renderedHtml(tree)).toBe('<p>text</p>')
  })
})

describe('the opening of a text', () => {
  it('is its first paragraph without markup', () => {
    const source = '# T\n\n```js\nx\n```\n\n一段**话**，[链接](other.md)与`码`。\n\n第二段'
    expect(compileMd(source).opening).toBe('一段话，链接与码。')
    expect(compileMdx(source).opening).toBe('一段话，链接与码。')
  })

  it('is empty where there is no paragraph', () => {
    expect(compileMd('# T').opening).toBe('')
  })
})

describe('a document', () => {
  it('hands its code blocks out to be highlighted together', () => {
    const compiled = compileMd('```ts title="a.ts"\n1\n```\n\n```\n2\n```')
    expect(compiled.code).toMatchObject([
      { code: '1', fence: { lang: 'ts', title: 'a.ts' } },
      { code: '2', fence: { lang: '' } },
    ])
    expect(htmlOf(compiled)).toBe('\0code 0\0\n\0code 1\0')
  })

  it('leaves links in code untouched', () => {
    const compiled = compileMd('```md\n[a](missing.md)\n```\n\n`[a](missing.md)`')
    expect(compiled.code).toMatchObject([{ code: '[a](missing.md)' }])
    expect(compiled.diagnostics).toEqual([])
  })

  it('does not show its front matter', () => {
    expect(htmlOf(compileMd('---\ntitle: T\n---\n\ntext'))).toBe('<p>text</p>')
  })

  it('shows rules, breaks and quotes', () => {
    expect(htmlOf(compileMd('a\\\nb\n\n---\n\n> c'))).toBe(
      '<p>a<br>b</p>\n<hr>\n<blockquote>\n<p>c</p>\n</blockquote>',
    )
  })

  it('shows NUL as the replacement character, and never as a placeholder of the engine', () => {
    const source = 'a\0b `c\0` \0code 0\0\n\n```\nd\0\n```'
    const { blocks, code } = compileMd(source)
    expect(htmlOf({ blocks })).toContain('<p>a\uFFFDb <code>c\uFFFD</code> \uFFFDcode 0\uFFFD</p>')
    expect(code.map((block) => block.code)).toEqual(['d\uFFFD'])
  })

  it('reads a line break in inline code as a space', () => {
    expect(htmlOf(compileMd('`a\nb`'))).toBe('<p><code>a b</code></p>')
  })
})
