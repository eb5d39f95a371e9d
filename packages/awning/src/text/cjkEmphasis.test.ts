import { markdownToHtml, markdownToMdast, mdxToJs } from 'satteri'
import { describe, expect, it } from 'vitest'
import { insertCjkMarkers } from './cjkEmphasis.ts'
import { MARKER, originalColumns, removeMarkers } from './parserMarkers.ts'

/** The HTML of one paragraph, without its tags. */
function render(source: string): string {
  const html = removeMarkers(markdownToHtml(insertCjkMarkers(source, 'md')).html).trim()
  return html.replace(/^<p>([\s\S]*)<\/p>$/u, '$1')
}

function compile(source: string): string {
  return removeMarkers(mdxToJs(insertCjkMarkers(source, 'mdx')).code)
}

/** Repeatable random numbers, so that a failure can be seen again. */
function randomTexts(alphabet: string[], count: number): string[] {
  let state = 20261115
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const text = (): string =>
    Array.from({ length: 1 + next(24) }, () => alphabet[next(alphabet.length)] ?? '').join('')
  return Array.from({ length: count }, text)
}

describe('insertCjkMarkers, through the parser', () => {
  it.each([
    ['**中文。**后面', '<strong>中文。</strong>后面'],
    ['**真的！**后面', '<strong>真的！</strong>后面'],
    ['**是吗？**后面', '<strong>是吗？</strong>后面'],
    ['**「引用」**后面', '<strong>「引用」</strong>后面'],
    ['**闭包（closure）**是', '<strong>闭包（closure）</strong>是'],
    ['**“引号”**后面', '<strong>“引号”</strong>后面'],
    ['**等等……**后面', '<strong>等等……</strong>后面'],
    ['*斜体。*后面', '<em>斜体。</em>后面'],
    ['**注意：**abc', '<strong>注意：</strong>abc'],
    [
      '**网站：**www.example.com',
      '<strong>网站：</strong><a href="http://www.example.com">www.example.com</a>',
    ],
  ])('closes after punctuation: %s', (source, html) => {
    expect(render(source)).toBe(html)
  })

  it.each([
    ['前面**「引用」**', '前面<strong>「引用」</strong>'],
    ['前面**“引用”**后面', '前面<strong>“引用”</strong>后面'],
    ['前面**（注）**后面', '前面<strong>（注）</strong>后面'],
    ['前面*《书名》*后面', '前面<em>《书名》</em>后面'],
    ['abc**「引用」**abc', 'abc<strong>「引用」</strong>abc'],
  ])('opens before punctuation: %s', (source, html) => {
    expect(render(source)).toBe(html)
  })

  it.each([
    ['**bold.**中文', '<strong>bold.</strong>中文'],
    ['中文**(a)**', '中文<strong>(a)</strong>'],
    ['中文**(a)**中文', '中文<strong>(a)</strong>中文'],
    ['我可以强调**`code`**吗', '我可以强调<strong><code>code</code></strong>吗'],
    ['中文**[链接](/a)**中文', '中文<strong><a href="/a">链接</a></strong>中文'],
    ['涨了**46%**了', '涨了<strong>46%</strong>了'],
    ['**好👍**的', '<strong>好👍</strong>的'],
    ['花了**$5**买', '花了<strong>$5</strong>买'],
    ['**路径/**中文', '<strong>路径/</strong>中文'],
  ])('works beside Latin punctuation when the other side is CJK: %s', (source, html) => {
    expect(render(source)).toBe(html)
  })

  it.each([
    ['***都要。***后面', '<em><strong>都要。</strong></em>后面'],
    ['前面***「都要」***后面', '前面<em><strong>「都要」</strong></em>后面'],
    ['**外*「内」*外。**后', '<strong>外<em>「内」</em>外。</strong>后'],
    ['**甲。**乙**「丙」**丁', '<strong>甲。</strong>乙<strong>「丙」</strong>丁'],
    ['**甲**，**乙**。', '<strong>甲</strong>，<strong>乙</strong>。'],
    ['**_重要_**的', '<strong><em>重要</em></strong>的'],
    ['**_重要。_**的', '<strong><em>重要。</em></strong>的'],
    ['（*甲**乙**丙。*丁）', '（<em>甲<strong>乙</strong>丙。</em>丁）'],
  ])('nests: %s', (source, html) => {
    expect(render(source)).toBe(html)
  })

  it.each([
    ['~~删除。~~后面', '<del>删除。</del>后面'],
    ['前面~~「删除」~~后面', '前面<del>「删除」</del>后面'],
    ['~~**「删除」**~~后面', '<del><strong>「删除」</strong></del>后面'],
    ['前面**~~（删）~~**后面', '前面<strong><del>（删）</del></strong>后面'],
    ['~~_删_~~后面', '<del><em>删</em></del>后面'],
  ])('strikes through: %s', (source, html) => {
    expect(render(source)).toBe(html)
  })

  it('leaves single tildes, which in Chinese prolong a word or mean a range', () => {
    expect(render('好的~（笑）可以~（笑）')).toBe('好的~（笑）可以~（笑）')
  })

  it.each([
    ['**この文。**残念', '<strong>この文。</strong>残念'],
    ['これは**「重要」**です', 'これは<strong>「重要」</strong>です'],
    ['**パー・ティ！**ﾊﾟｰﾃｨ', '<strong>パー・ティ！</strong>ﾊﾟｰﾃｨ'],
    ['**이 용어(This term)**를', '<strong>이 용어(This term)</strong>를'],
    ['강조**“따옴표”**는', '강조<strong>“따옴표”</strong>는'],
  ])('reads Japanese and Korean: %s', (source, html) => {
    expect(render(source)).toBe(html)
  })

  it.each([
    ['**𠮷。**𠮷', '<strong>𠮷。</strong>𠮷'],
    ['𠮷**(a)**𠮷', '𠮷<strong>(a)</strong>𠮷'],
    ['葛\u{E0100}**(a)**葛', '葛\u{E0100}<strong>(a)</strong>葛'],
    ['㐂\uFE00**(a)**後', '㐂\uFE00<strong>(a)</strong>後'],
    ['**“a”\uFE01**後', '<strong>“a”\uFE01</strong>後'],
  ])('compares code points and looks behind variation selectors: %s', (source, html) => {
    expect(render(source)).toBe(html)
  })

  it('works in headings, lists, quotes and table cells', () => {
    const source = [
      '## 前**（甲）**后',
      '',
      '* **甲。**乙',
      '* 前**「甲」**后',
      '',
      '> **甲。**乙',
      '>',
      '>**甲。**乙',
      '',
      '| 一 | 二 |',
      '|---|---|',
      '|**甲。**乙|前**「甲」**后|',
    ].join('\n')
    const html = render(source)
    expect(html.match(/<strong>/gu)).toHaveLength(7)
    expect(html).not.toContain('*')
  })

  it.each([
    '* 项。\n* 「项」',
    '***',
    '* * *',
    '中文\\*\\*（a）\\*\\*中文',
    '中文 ** （a） ** 中文',
    '**中文。 **后面',
    '2 * 3 * 4，中文',
    '中文。**',
    '**「开头',
  ])('leaves %j alone', (source) => {
    expect(insertCjkMarkers(source)).toBe(source)
  })

  it('does not let an escaped asterisk open or close', () => {
    expect(render('中文\\**（a）*中文')).toBe('中文*<em>（a）</em>中文')
    expect(render('*中文。\\**后面')).toBe('<em>中文。*</em>后面')
  })
})

describe('insertCjkMarkers and code', () => {
  it.each(['`前**「甲」**后`', '``前**「`」**后``', '`**甲。**乙` 和 `~~甲。~~乙`'])(
    'leaves the code span %s as it is',
    (source) => {
      expect(insertCjkMarkers(source)).toBe(source)
    },
  )

  it.each([
    '```md\n**甲。**乙\n```',
    '~~~~\n前**「甲」**后\n~~~\n**甲。**乙\n~~~~',
    '- 项\n\n  ```md\n  **甲。**乙\n  ```',
    '> ```\n> **甲。**乙\n> ```',
    '```js\n/**甲。*/\nconst 面积 = 宽**(2)',
  ])('leaves the fence %j as it is', (source) => {
    expect(insertCjkMarkers(source)).toBe(source)
    expect(render(source)).toContain('**')
  })

  it('goes on after a code span, a fence and a lone backtick', () => {
    expect(render('`甲**「乙` **甲。**乙')).toBe('<code>甲**「乙</code> <strong>甲。</strong>乙')
    expect(render('```\n甲\n```\n\n**甲。**乙')).toContain('<strong>甲。</strong>乙')
    expect(render('一个 ` 号，**甲。**乙')).toContain('<strong>甲。</strong>乙')
  })

  it('brings indented code and raw HTML out verbatim once stripped', () => {
    expect(render('    **甲。**乙\n')).toContain('<code>**甲。**乙\n</code>')
    expect(render('<!-- **甲。**乙 -->')).toBe('<!-- **甲。**乙 -->')
    expect(render('<div title="前**「甲」**后"></div>')).toBe('<div title="前**「甲」**后"></div>')
  })

  it('brings addresses out as they were written', () => {
    expect(render('[甲](</前**「a」**后>)')).toBe(`<a href="${encodeURI('/前**「a」**后')}">甲</a>`)
  })

  it('leaves front matter alone', () => {
    const source = '---\ntitle: "**甲。**乙"\n---\n'
    expect(insertCjkMarkers(source)).toBe(source)
    expect(insertCjkMarkers(`${source}\n**甲。**乙`)).toContain(MARKER)
  })
})

describe('insertCjkMarkers in MDX', () => {
  it('eases prose, inside components too', () => {
    const code = compile('<Note>\n  **甲。**乙\n</Note>\n\n前**「甲」**后')
    expect(code).toContain('strong, { children: "甲。" }')
    expect(code).toContain('strong, { children: "「甲」" }')
  })

  it.each([
    '{/* 注释*/}',
    '{/**注释 */}',
    '{/* **甲。**乙\n\n前**「甲」**后*/}',
    '{价格*(1 + 税)}',
    "{'}' + 价格*(2)}",
    'import 甲 from "./a.js" /* 注释*/',
    "import { 甲 } from './a.js'\nexport const 乙 = 甲*(2)",
    'export function 面积(宽) {\n  /** 说明*/\n\n  return 宽**(2)\n}',
    '<Box size={宽*(2)} />',
  ])('leaves the JavaScript of %j alone', (source) => {
    expect(insertCjkMarkers(source)).toBe(source)
  })

  it('goes on after an expression, an import and a lone brace in code', () => {
    expect(compile('{1} **甲。**乙')).toContain('children: "甲。"')
    expect(compile('import 甲 from "./a.js"\n\n**甲。**乙')).toContain('children: "甲。"')
    expect(compile('`{` 和 **甲。**乙 和 `}`')).toContain('children: "甲。"')
  })

  it('reads braces and the word import as prose in plain Markdown', () => {
    expect(render('{**甲。**乙}')).toBe('{<strong>甲。</strong>乙}')
    expect(render('export default class**（类）**乙')).toContain('<strong>（类）</strong>')
  })
})

describe('insertCjkMarkers, whatever it is given', () => {
  it('is the identity on text without CJK', () => {
    const alphabet = [
      'a',
      'Z',
      '.',
      '(',
      ')',
      '“',
      '”',
      '…',
      '—',
      '👍',
      '\uFE0F',
      '`',
      '{',
      '}',
      '\\',
      '>',
      '|',
      ' ',
      '\n',
      '*',
      '**',
      '~~',
      '_',
      '- ',
    ]
    for (const text of randomTexts(alphabet, 4000)) {
      expect(insertCjkMarkers(text, 'md')).toBe(text)
      expect(insertCjkMarkers(text, 'mdx')).toBe(text)
    }
  })

  it('adds nothing but sentinels, and none the second time', () => {
    const alphabet = [
      '中',
      '文',
      '𠮷',
      '。',
      '「',
      '」',
      '“',
      '”',
      'a',
      '.',
      '(',
      ' ',
      '\n',
      '*',
      '**',
      '***',
      '~~',
      '`',
      '\\',
      '{',
      '}',
    ]
    for (const text of randomTexts(alphabet, 4000)) {
      const marked = insertCjkMarkers(text)
      expect(removeMarkers(marked)).toBe(text)
    }
  })

  it('emphasises CJK text, punctuation included, as the parser does Latin letters', () => {
    const alphabet = [
      '中',
      '𠮷',
      '。',
      '「',
      '」',
      '！',
      'か',
      '한',
      'b',
      ' ',
      '\n',
      '*',
      '*',
      '**',
      '***',
    ]
    const latin = (text: string): string => text.replace(/[中𠮷。「」！か한]/gu, 'a')
    for (const text of randomTexts(alphabet, 6000)) {
      expect(latin(render(text)), text).toBe(render(latin(text)))
    }
  })

  it('closes after every kind of mark before Han', () => {
    const marks = [
      '。',
      '！',
      '？',
      '」',
      '）',
      '”',
      '’',
      '》',
      '…',
      '.',
      '!',
      ')',
      '%',
      '`x`',
      '👍',
    ]
    for (const mark of marks) {
      expect(render(`前**甲${mark}**后`)).toMatch(/^前<strong>甲.*<\/strong>后$/u)
    }
  })
})

describe('originalColumns', () => {
  it('takes the sentinels before the column off, in the units of the parser', () => {
    const source = '𠮷**甲。**乙 前**「丙」**后 *end*'
    const marked = insertCjkMarkers(source)
    const paragraph = markdownToMdast(marked)
    const columns: number[] = []
    if (
      'children' in paragraph &&
      paragraph.children[0] !== undefined &&
      'children' in paragraph.children[0]
    ) {
      for (const node of paragraph.children[0].children) {
        if (node.type === 'strong' || node.type === 'emphasis') {
          columns.push(originalColumns([marked])(1, node.position?.start.column ?? 0))
        }
      }
    }
    expect(columns).toEqual([3, source.indexOf('**「') + 1, source.indexOf('*end') + 1])
  })

  it('is the identity on a line without sentinels', () => {
    expect([1, 2, 9].map((column) => originalColumns(['plain text'])(1, column))).toEqual([1, 2, 9])
  })
})

describe('a line of 200,000 characters', () => {
  it('takes no longer for each of its characters than a short one', () => {
    const line = '“对”**'.repeat(50_000)
    expect(removeMarkers(insertCjkMarkers(line))).toBe(line)
  })
})
