import { describe, expect, it } from 'vitest'
import { stubResolver } from '../../markdown/compiling.testing.ts'
import { zh } from '../../i18n/zh.ts'
import { parseMarkdown } from '../../markdown/parser.ts'
import { rewrittenNodes } from '../../markdown/rewrittenNodes.ts'
import { textMarkdown } from './textMarkdown.ts'
import type { TextContext } from './textWriter.ts'

const page = 'https://shop.example/docs/a'
const dice = { title: '两颗骰子', caption: '掷一次。', text: '和是7的机会*最大*。' }
const context: TextContext = {
  format: 'md',
  math: false,
  resolve: stubResolver,
  page,
  labTexts: (name) => (name === 'dice' ? dice : undefined),
  t: zh,
}

/** The same whether the text is parsed for it or what was found when it was compiled is used, which other threads send. */
const plain = (...lines: string[]) => {
  const source = lines.join('\n')
  const { body } = textMarkdown(source, context)
  const known = rewrittenNodes(parseMarkdown(source), source)
  if (known) expect(textMarkdown(source, context, structuredClone(known)).body).toBe(body)
  return body
}
const plainMdx = (...lines: string[]) =>
  textMarkdown(lines.join('\n'), { ...context, format: 'mdx' }).body
const lines = (...text: string[]) => text.join('\n')

describe('a text as plain Markdown', () => {
  it('is without front matter, opening title and truncate marker, and without the gaps they leave', () => {
    const source = [
      '---',
      'title: 甲',
      '---',
      '',
      '# 甲',
      '',
      '一。',
      '',
      '<!-- truncate -->',
      '',
      '二。',
    ]
    expect(plain(...source)).toBe('一。\n\n二。')
  })

  it('keeps standard Markdown as it was written', () => {
    const source = lines(
      '一行，**“强调”**的 *字*，`{#code}`，~~删~~，换行  ',
      '第二行\\* &amp; 14:30',
      '',
      '* 列表',
      '    1. 里层',
      '',
      '| a | b |',
      '|:--|--:|',
      '| 1 \\| 2 | `:::` |',
      '',
      '注[^1]',
      '',
      '[^1]: 注文。',
      '',
      '- [x] 做完',
      '',
      '***',
    )
    expect(plain(source)).toBe(source)
  })

  it('drops the ids of headings, of both kinds', () => {
    expect(plain('## 常见**错误。**的 {#mistakes}', '', '另一种 {#other}', '---')).toBe(
      '## 常见**错误。**的\n\n另一种\n---',
    )
  })

  it('has absolute addresses in links, hashes and definitions, with their titles', () => {
    expect(plain('[甲*乙*](other.md#x "题\\"名") [本节](#here) [店](/blog)')).toBe(
      `[甲*乙*](https://shop.example/docs/other#x "题\\"名") [本节](${page}#here) [店](https://shop.example/blog)`,
    )
    expect(plain('[甲][r]', '', '[r]: other.md "题"')).toBe(
      '[甲][r]\n\n[r]: https://shop.example/docs/other "题"',
    )
  })

  it('leaves addresses of other sites alone, but for a bare one that Chinese follows', () => {
    const source = '[a](https://x.example/a_(b)) <https://y.example> <mailto:a@b.example>'
    expect(plain(source)).toBe(source)
    expect(plain('见https://z.example/a，再说')).toBe('见<https://z.example/a>，再说')
    expect(plain('(https://z.example/a)，再说')).toBe('(<https://z.example/a>)，再说')
  })

  it('shows a broken link as its text', () => {
    expect(plain('见[`甲`](missing.md)。')).toBe('见`甲`。')
    expect(plain('见[甲][m]。', '', '[m]: missing.md')).toBe('见甲。')
  })

  it('reads definitions wherever they are', () => {
    expect(plain('见[甲][m]。', '', '> [m]: missing.md', '>', '> 乙')).toContain('见甲。')
    expect(
      plain(':::tip', '见[甲][m]和![门][p]。', ':::', '', '[m]: missing.md', '[p]: ./shop.png'),
    ).toContain('见甲和![门](https://shop.example/assets/shop.png)。')
    expect(plain('[甲][r]', '', ':::tip', '[r]: other.md', ':::', '乙')).toBe(
      lines('[甲][r]', '', '> **提示**', '>', '> [r]: https://shop.example/docs/other', '', '乙'),
    )
  })

  it.each(['x\\]y', 'a\\*b', '\\^a', 'a&amp;b', 'Ab  C'])(
    'keeps the name of the definition [%s], also for what refers to it in a box',
    (name) => {
      const definition = `[${name}]: https://shop.example/docs/other`
      expect(plain(`[甲][${name}]`, '', `[${name}]: other.md`)).toBe(
        `[甲][${name}]\n\n${definition}`,
      )
      expect(plain(':::tip', `[甲][${name}]`, '', '乙', ':::', '', `[${name}]: missing.md`)).toBe(
        lines('> **提示**', '>', '> 甲', '>', '> 乙'),
      )
    },
  )

  it('keeps what is beside a definition in a summary', () => {
    expect(
      plain(
        '<details><summary>[x\\]y]</summary>',
        '',
        '乙',
        '',
        '</details>',
        '',
        '[x\\]y]: other.md',
      ),
    ).toBe(lines('**[x\\]y]**', '', '乙', '', '[x\\]y]: https://shop.example/docs/other'))
  })

  it('reads in each of 200 boxes the definitions that it names, of 20,000', () => {
    const definitions = Array.from(
      { length: 20_000 },
      (_, index) => `[r${index}]: ${index === 7 ? 'missing' : 'other'}.md`,
    )
    const boxes = Array.from({ length: 200 }, (_, index) => `:::tip\n[甲][R${index}]\n:::\n`)
    const written = plain(...boxes, ...definitions)
    expect(written).toContain('> [甲][R199]')
    expect(written).toContain('> 甲')
    expect(written).not.toContain('[R7]')
  }, 5000)

  it('knows a definition by all spellings of its name', () => {
    const source = [':::tip', '> [甲][Ab', '> c]', ':::', '', '[aB   C]: missing.md']
    expect(plain(...source)).toContain('> > 甲')
  })

  it('keeps braces in headings, and shows NUL as the replacement character', () => {
    expect(plain('## ${name}', '', 'a\0b')).toBe('## ${name}\n\na\uFFFDb')
  })

  it('has absolute addresses of images, with alternative text and title', () => {
    expect(plain('字![门[开]](./shop.png "题")字')).toBe(
      '字![门\\[开\\]](https://shop.example/assets/shop.png "题")字',
    )
    expect(plain('![门][p]', '', '[p]: ./shop.png')).toContain(
      '![门](https://shop.example/assets/shop.png)',
    )
  })

  it.each(['http://localhost:PORT/', 'http://', '//'])('keeps %s, which is no address', (href) => {
    const text = `<a href="${href}">x</a>`
    expect(plain(text)).toContain(href)
    expect(plainMdx(text)).toContain(href)
  })

  it('says what a diagram shows', () => {
    expect(plain('![从左到右三格](./a.diagram.svg "三步")')).toBe('> **图：三步** 从左到右三格')
    expect(plain('![三格](./a.diagram.svg)')).toBe('> **图** 三格')
  })

  it('replaces names of emoji, except escaped ones', () => {
    expect(plain('好:smile:，`:smile:`')).toBe('好😄，`:smile:`')
    expect(plain('写作\\:smile:')).toBe('写作\\:smile:')
  })
})

describe('code', () => {
  it('stays byte for byte, with only its language; its title is above it', () => {
    const code = ['# 甲 {#id}', '', '', ':::tip', '[a](./b.md)', ':::', '<!-- truncate -->', '  ']
    expect(plain('````md run title="a*b.md" {1,3-5}', ...code, '````')).toBe(
      lines('**a\\*b.md**', '', '````md', ...code, '````'),
    )
    expect(plain('~~~js{2}', 'a', '~~~')).toBe('~~~js\na\n~~~')
    expect(plain('```{2}', 'a', '```')).toBe('```\na\n```')
    expect(plain('一。', '', '    :::tip', '    x', '', '二。')).toBe(
      '一。\n\n    :::tip\n    x\n\n二。',
    )
  })

  it('of a terminal loses its colours', () => {
    expect(plain('```ansi', 'a\u001B[31mb\u001B[0m', '', '', '\\e[1mc', '```')).toBe(
      '```text\nab\n\n\nc\n```',
    )
  })

  it('that is imported is written out, with its blank lines', () => {
    expect(plain('前。', '', '<<< ./a.ts#b {1} title="x"', '', '后。')).toBe(
      '前。\n\n**x**\n\n```ts\nlet b\n```\n\n后。',
    )
    expect(plain('- 一', '', '  <<< ./a.ts#b')).toBe('- 一\n\n  ```ts\n  let b\n  ```')
    expect(plain('::: code-group', '<<< ./a.ts#b', ':::')).toBe('```ts\nlet b\n```')
  })

  it('keeps its place in a list and in a quote', () => {
    expect(plain('- 一', '  ```js run title="a.js"', '  x', '  ```')).toBe(
      lines('- 一', '', '  **a.js**', '', '  ```js', '  x', '  ```'),
    )
    expect(plain('> ```js run', '> x', '> ```')).toBe('> ```js\n> x\n> ```')
  })
})

describe('spoilers', () => {
  it('stay closed, with what they are about', () => {
    expect(plain('一。', '', ':::spoiler 结局', '**凶手**是他。', ':::', '', '二。')).toBe(
      lines(
        '一。',
        '',
        '<details>',
        '<summary>剧透：结局</summary>',
        '',
        '**凶手**是他。',
        '',
        '</details>',
        '',
        '二。',
      ),
    )
  })
})

describe('admonitions', () => {
  it('become quotes under their title, or under the name of their kind', () => {
    expect(plain(':::tip 标题`x`', '一。', '', '二。', ':::')).toBe(
      '> **标题`x`**\n>\n> 一。\n>\n> 二。',
    )
    expect(plain(':::warning', '', '一。', '', ':::')).toBe('> **警告**\n>\n> 一。')
    expect(plain(':::note[见[甲](other.md)]', '一。', ':::')).toBe(
      '> **见[甲](https://shop.example/docs/other)**\n>\n> 一。',
    )
  })

  it('with a space before their name, and details, are read as the page reads them', () => {
    expect(plain('::: tip 标题', '一。', ':::')).toBe('> **标题**\n>\n> 一。')
    expect(plain('::: details 标题 {open}', '一。', ':::')).toBe('**标题**\n\n一。')
    expect(plain(':::details', '一。', ':::')).toBe('**详情**\n\n一。')
  })

  it('around code blocks leave the blocks, each under its name', () => {
    const code = ['```ts [a.ts]', 'x', '```']
    expect(plain('::: code-group', ...code, ':::')).toBe('**a.ts**\n\n```ts\nx\n```')
  })

  it('of GitHub stay as they are', () => {
    const alert = lines('> [!NOTE]', '> 一。')
    expect(plain(alert)).toBe(alert)
  })

  it('have blank lines around them', () => {
    expect(plain('前。', ':::tip', '中。', ':::', '后。')).toBe(
      '前。\n\n> **提示**\n>\n> 中。\n\n后。',
    )
  })

  it('may contain code, other admonitions and links', () => {
    expect(
      plain(
        '::::tip',
        '```js run',
        ':::note',
        '',
        '',
        '```',
        ':::note',
        '[a](other.md)',
        ':::',
        '::::',
      ),
    ).toBe(
      lines(
        '> **提示**',
        '>',
        '> ```js',
        '> :::note',
        '>',
        '>',
        '> ```',
        '>',
        '> > **说明**',
        '> >',
        '> > [a](https://shop.example/docs/other)',
      ),
    )
  })

  it('keep their place in a list and in a quote', () => {
    expect(plain('- 甲', '', '  :::tip', '  乙', '  :::', '- 丙')).toBe(
      '- 甲\n\n  > **提示**\n  >\n  > 乙\n\n- 丙',
    )
    expect(plain('> :::note', '> 甲', '> :::')).toBe('> > **说明**\n> >\n> > 甲')
  })
})

describe('directives of the engine', () => {
  it('tabs become their labels in bold, one text after the other', () => {
    expect(
      plain(
        '::::tabs{group="pm"}',
        ':::tab[npm]{value="npm" default}',
        '一。',
        ':::',
        ':::tab[`pnpm`]{value="pnpm"}',
        '二。',
        ':::',
        '::::',
      ),
    ).toBe('**npm**\n\n一。\n\n**`pnpm`**\n\n二。')
  })

  it('a lab becomes its title, its texts and a link to itself', () => {
    expect(plain('::lab{name="dice"}')).toBe(
      lines(
        '> **实验：两颗骰子**',
        '>',
        '> 掷一次。',
        '>',
        '> 和是7的机会\\*最大\\*。',
        '>',
        `> [在网页上试一试](${page}?lab=dice)`,
      ),
    )
  })
})

describe('HTML in a text', () => {
  it('loses comments and `<details>`, keeps its text, and has absolute addresses', () => {
    expect(
      plain(
        '<details>',
        '<summary>为<code>什么</code></summary>',
        '',
        '**因为**。',
        '',
        '</details>',
      ),
    ).toBe('**为`什么`**\n\n**因为**。')
    expect(plain('一<!-- 记着改 -->。<a href="/x">甲</a>，H<sub>2</sub>O')).toBe(
      '一。<a href="https://shop.example/x">甲</a>，H<sub>2</sub>O',
    )
    expect(plain('<a href="other.md#b">甲</a><img src="./shop.png" srcset="./shop.png 2x">')).toBe(
      '<a href="https://shop.example/docs/other#b">甲</a><img src="https://shop.example/assets/shop.png" srcset="https://shop.example/assets/shop.png 2x">',
    )
  })

  it('may have 20,000 summaries', () => {
    const source = '<details><summary>a</summary>b</details>'.repeat(20_000)
    expect(plain(source)).toBe('**a**\n\nb'.repeat(20_000))
    expect(plain('<details><summary>a</summary>', 'b<summary>c')).toBe('**a**\nb<summary>c')
  }, 5000)

  it('shows keys as code', () => {
    expect(plain('按<kbd>Ctrl</kbd>+<kbd>K</kbd>。')).toBe('按`Ctrl`+`K`。')
  })
})

describe('MDX', () => {
  it('loses imports, exports, comments and expressions', () => {
    expect(
      plainMdx(
        "import { x } from 'y'",
        '',
        'export const a = [1]',
        '',
        '一{a.length}，{"二"}。',
        '',
        '{/* truncate */}',
        '',
        '三。',
      ),
    ).toBe('一，二。\n\n三。')
    expect(plainMdx('一。', '', '<!-- truncate -->', '', '二。')).toBe('一。\n\n二。')
  })

  it('keeps the text of elements', () => {
    expect(
      plainMdx(
        '<Box kind="x">',
        '  ## 甲 {#a}',
        '',
        '  乙[丙](other.md)',
        '</Box>',
        '',
        '<button onClick={() => {}}>按</button>',
      ),
    ).toBe('## 甲\n\n乙[丙](https://shop.example/docs/other)\n\n按')
    expect(plainMdx('一<b>二</b><Mark>三</Mark><kbd>K</kbd><a href="/x">四</a><br/>五')).toBe(
      '一**二**三`K`[四](https://shop.example/x)<br/>五',
    )
    expect(plainMdx('<img src="/a.png" alt="门" />')).toBe('![门](https://shop.example/a.png)')
  })

  it('links to the page where a component has no text', () => {
    expect(plainMdx('前：', '', '<Ruler />')).toBe(
      `前：\n\n*这部分可以交互，请[打开网页](${page})。*`,
    )
    expect(plainMdx('<Chart title="销量" />')).toBe('销量')
  })

  it('writes admonitions and code as in .md files', () => {
    expect(
      plainMdx(':::tip[甲]', '', '```js run', 'f({})', '```', '', '<button>按</button>', '', ':::'),
    ).toBe(lines('> **甲**', '>', '> ```js', '> f({})', '> ```', '>', '> 按'))
  })
})
