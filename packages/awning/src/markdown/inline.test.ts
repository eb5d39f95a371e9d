import { describe, expect, it } from 'vitest'
import { compileMd, compileMdx, htmlOf } from './compiling.testing.ts'

const written = (source: string) => htmlOf(compileMd(source)).replace(/^<p>|<\/p>$/g, '')
const diagnostics = (source: string) => compileMd(source).diagnostics

describe('a link', () => {
  it('to a content file becomes the address of its page', () => {
    expect(written('[a](other.md#part "Title")')).toBe(
      '<a href="/docs/other#part" title="Title">a</a>',
    )
  })

  it('to another origin opens a new tab that cannot reach back', () => {
    expect(written('[a](https://x.example/)')).toBe(
      '<a href="https://x.example/" target="_blank" rel="noopener noreferrer">a</a>',
    )
  })

  it.each(['mailto:a@b.example', 'tel:+8610'])('of the kind %s stays in its tab', (target) => {
    expect(written(`[a](${target})`)).toBe(`<a href="${target}">a</a>`)
  })

  it.each([
    ['pathname:///feed.xml', '/feed.xml'],
    ['a.pdf', '/assets/a.pdf'],
  ])('to the file %s is left to the browser', (target, href) => {
    expect(written(`[a](${target})`)).toBe(`<a href="${href}" target="_blank">a</a>`)
  })

  it('to a section of the same page is a plain anchor', () => {
    expect(written('[a](#part)')).toBe('<a href="#part">a</a>')
  })

  it('to a missing content file keeps its text and loses its target, with a warning', () => {
    expect(written('[**a**](missing.md)')).toMatch(/^<a (?!.*href)[^>]*><strong>a<\/strong><\/a>$/)
    expect(diagnostics('x\n\n文 [a](missing.md)')).toEqual([
      {
        severity: 'warning',
        line: 3,
        column: 3,
        rule: 'markdown',
        message: 'the link to missing.md leads to no content file',
        hint: 'Did you mean other.md?',
      },
    ])
  })

  it('may be written by reference', () => {
    expect(written('[a][r] [r]\n\n[r]: other.md "T"\n')).toBe(
      '<a href="/docs/other" title="T">a</a> <a href="/docs/other" title="T">r</a>',
    )
  })

  it('is remembered with its place when it is checked later', () => {
    expect(compileMd('x\n[a](other.md) [b](#c) [c](https://x.example)').links).toEqual([
      { written: 'other.md', href: '/docs/other', line: 2, column: 1 },
      { written: '#c', href: '#c', line: 2, column: 15 },
    ])
  })
})

describe('a bare address', () => {
  const link = (href: string, text = href) =>
    `<a href="${href}" target="_blank" rel="noopener noreferrer">${text}</a>`

  it.each([
    ['见https://a.example/b，然后', `见${link('https://a.example/b')}，然后`],
    ['https://a.example/b中文', `${link('https://a.example/b')}中文`],
    ['（https://a.example）。', `（${link('https://a.example')}）。`],
    ['www.a.example。', `${link('http://www.a.example', 'www.a.example')}。`],
    ['(见 https://a.example/b)，然后', `(见 ${link('https://a.example/b')})，然后`],
    ['(https://a.example/b_(c))。', `(${link('https://a.example/b_(c)')})。`],
    ['[https://a.example/b]，', `[${link('https://a.example/b')}]，`],
    ['https://a.example/b?，', `${link('https://a.example/b')}?，`],
    ['**https://a.example/b**，c', `<strong>${link('https://a.example/b')}</strong>，c`],
    ['**https://a.example/b/**，c', `<strong>${link('https://a.example/b/')}</strong>，c`],
    ['地址:https://a.example/b，c', `地址:${link('https://a.example/b')}，c`],
  ])('ends where Chinese begins: %s', (source, expected) => {
    expect(written(source)).toBe(expected)
  })

  it('ends before the punctuation of a sentence', () => {
    expect(written('(https://a.example/b).')).toBe(`(${link('https://a.example/b')}).`)
  })

  it('may be one of a file server', () => {
    const address = 'ftp://a.example/b'
    expect(written(`(${address}). 见${address}，`)).toBe(`(${link(address)}). 见${link(address)}，`)
    expect(written('`ftp://a.example` [ftp://a.example](#b) sftp://a.example')).toBe(
      '<code>ftp://a.example</code> <a href="#b">ftp://a.example</a> sftp://a.example',
    )
  })

  it('is not shortened where its author marks both ends', () => {
    expect(written('[a][r]\n\n[r]: https://a.example/中')).toContain('href="https://a.example/中"')
    expect(written('<a href="https://a.example/中">a</a>')).toContain('"https://a.example/中"')
    expect(written('<https://a.example/中文>')).toContain('href="https://a.example/中文"')
    expect(written('[https://a.example/中](https://a.example/中)')).toContain(
      'href="https://a.example/中"',
    )
  })
})

describe('an image', () => {
  it('has its natural size, so that nothing moves when it arrives', () => {
    expect(written('文 ![店 "门"](./shop.png "标题")')).toMatch(
      /^文 <img src="\/assets\/shop.png" width="40" height="30" alt="店 &quot;门&quot;" title="标题" loading="lazy"/,
    )
  })

  it('may be written by reference', () => {
    expect(written('![a][r]\n\n[r]: ./shop.png\n')).toContain('src="/assets/shop.png"')
  })

  it('that does not exist is an error with its place', () => {
    expect(diagnostics('x\n\n![a](./no.png)')).toMatchObject([
      { severity: 'error', line: 3, column: 1, message: 'the image ./no.png does not exist' },
    ])
  })

  it('without an address is an error', () => {
    expect(diagnostics('![a]()')).toMatchObject([{ severity: 'error', line: 1, column: 1 }])
  })
})

describe('a link without an address', () => {
  it.each(['[a]()', '[a](<>)', '[a][r]\n\n[r]: <>'])('is an error: %j', (text) => {
    expect(diagnostics(text)).toMatchObject([
      { severity: 'error', line: 1, column: 1, message: 'the link has no address' },
    ])
  })

  it.each(['[a](#)', '[a](?)', '[a](.)'])(
    'is not one that leads to the page itself: %j',
    (text) => {
      expect(diagnostics(text).filter(({ severity }) => severity === 'error')).toEqual([])
    },
  )
})

describe('colons in a line', () => {
  it.each(['14:30', 'a:b', ':nobody:', '今天14:30到15:00', 'key:value{x}', 'a ::x', '比分3:2。'])(
    'are text: %s',
    (text) => {
      expect(written(`${text} end`)).toBe(`${text} end`)
      expect(diagnostics(text)).toEqual([])
    },
  )

  it.each([
    ['word:name[te*x*t](#a) b', 'word:name<a href="#a">te<em>x</em>t</a> b'],
    ['注意:中文[甲](#a)', '注意:中文<a href="#a">甲</a>'],
    ['a:b[c] d', 'a:b[c] d'],
    ['a:b{*c*} d', 'a:b{<em>c</em>} d'],
    ['a:b[r]\n\n[r]: #a', 'a:b<a href="#a">r</a>'],
  ])('before a bracket leave it as it is: %s', (source, expected) => {
    expect(written(source)).toBe(expected)
  })

  it('before a bracket may be followed by the mark of a footnote', () => {
    expect(written('a:b[^1]\n\n[^1]: c')).toContain('a:b<sup>')
  })

  it('are text beside emphasis that needed help', () => {
    expect(written('**中文。**后14:30开始，a:b')).toBe('<strong>中文。</strong>后14:30开始，a:b')
  })
})

describe('an emoji', () => {
  it.each([
    ['真好:tada:吧', '真好🎉吧'],
    ['**:+1:** 14:30', '<strong>👍</strong> 14:30'],
    ['**中文。**后:smile:a:b', '<strong>中文。</strong>后:smile:a:b'],
    ['**中文。**后:smile:，a:b', '<strong>中文。</strong>后😄，a:b'],
  ])('stands for its name: %s', (source, expected) => {
    expect(written(source)).toBe(expected)
  })

  it.each(['`:smile:`', '[a](https://a.example/:smile:)', '<b title=":smile:">a</b>'])(
    'does not stand in %s',
    (source) => {
      expect(written(`x ${source}`)).toContain(':smile:')
    },
  )

  it('is not replaced where its colon is escaped', () => {
    expect(written('\\:smile:')).toBe(':smile:')
    expect(written('a \\:x: and :heart:')).toBe('a :x: and ❤️')
    expect(written(':heart: 14:30 :smile\\: :tada:')).toBe('❤️ 14:30 :smile: 🎉')
    expect(written('\\\\:smile: \\* :x:\n> \\:x:')).toContain('* ❌')
    // Of a colon that is a character reference nobody knows which one it is.
    expect(written('&#58;a \\:x: :heart:')).toBe(':a :x: :heart:')
  })

  it('is not replaced in the text of a bare address, whose link would lead elsewhere', () => {
    const address = 'https://a.example/:smile:/b'
    for (const source of [address, `<${address}>`, `中文${address}，`])
      expect(written(`${source} :tada:`)).toMatch(/>https:\/\/a\.example\/:smile:\/b<\/a>.* ?🎉$/)
    expect(written(`[:smile:](${address})`)).toContain('>😄</a>')
  })

  it('is in the title and the opening of a text too', () => {
    const { leadingTitle, opening } = compileMd('# 开张:tada:了\n\n欢迎:wave:光临')
    expect([leadingTitle, opening]).toEqual(['开张🎉了', '欢迎👋光临'])
  })

  it('is replaced in MDX too', () => {
    const { moduleCode } = compileMdx('a :tada: <b>:smile:</b>')
    expect(moduleCode).toContain('🎉')
    expect(moduleCode).toContain('😄')
  })
})

describe('a paragraph that is one image', () => {
  it('is a figure that leads to the file, with the title for a caption', () => {
    expect(htmlOf(compileMd('![店 "门"](./shop.png "标<题")'))).toBe(
      '<figure class="picture">' +
        '<a href="/assets/shop.png" target="_blank" rel="noopener noreferrer"' +
        ' aria-label="Open 店 &quot;门&quot;">' +
        '<img src="/assets/shop.png" width="40" height="30" alt="店 &quot;门&quot;"' +
        ' title="标&lt;题" loading="lazy" decoding="async"></a>' +
        '<figcaption>标&lt;题</figcaption></figure>',
    )
  })

  it('offers its formats, the smallest first, and leads to the original', () => {
    const source = (format: string) =>
      `<source type="image/${format}" srcset="/assets/photo-400w.${format} 400w" sizes="(max-width: 48rem) 100vw, 46rem">`
    expect(htmlOf(compileMd('![a](./photo.png)'))).toBe(
      '<figure class="picture">' +
        '<a href="/assets/photo.png" target="_blank" rel="noopener noreferrer" aria-label="Open a">' +
        `<picture>${source('avif')}${source('webp')}` +
        '<img src="/assets/photo.png" width="400" height="300" alt="a" loading="lazy" decoding="async">' +
        '</picture></a></figure>',
    )
  })

  it('has no caption without a title', () => {
    expect(htmlOf(compileMd('![][r]\n\n[r]: ./shop.png'))).toMatch(
      /^<figure class="picture"><a [^>]* aria-label="Open"><img [^>]*><\/a><\/figure>$/,
    )
  })

  it.each(['![a](./shop.png) text', '[![a](./shop.png)](other.md)', '- ![a](./shop.png)'])(
    'is not made of %s',
    (source) => {
      expect(htmlOf(compileMd(source))).not.toContain('figure')
    },
  )
})

describe('raw HTML', () => {
  it('is output as written', () => {
    expect(written('a <kbd class="key">Ctrl</kbd>')).toBe('a <kbd class="key">Ctrl</kbd>')
  })

  it('may begin and end in different blocks', () => {
    const source = '<details>\n<summary>a</summary>\n\n*b*\n\n</details>'
    const { blocks, diagnostics } = compileMd(source)
    expect(htmlOf({ blocks })).toBe(
      '<details>\n<summary>a</summary>\n<p><em>b</em></p>\n</details>',
    )
    expect(diagnostics).toEqual([])
  })

  it.each([
    ['a </div> b', 'a  b', 3, '</div> closes nothing here'],
    ['a <b>b', 'a <b>b</b>', 3, 'the element <b> is not closed here'],
    ['a <textarea> b', 'a &lt;textarea&gt; b', 3, '<textarea> is shown as text'],
    ['a <body> b', 'a  b', 3, '<body> belongs to a whole document'],
  ])(
    'that is not well-formed is corrected, with a warning: %s',
    (source, expected, column, message) => {
      const { blocks, diagnostics } = compileMd(source)
      expect(htmlOf({ blocks })).toBe(`<p>${expected}</p>`)
      expect(diagnostics).toMatchObject([
        { severity: 'warning', line: 1, column, message: expect.stringContaining(message) },
      ])
    },
  )

  it('names the line of a tag within a block', () => {
    expect(compileMd('a\n\n<div>\nb\n</section>\n</div>').diagnostics).toMatchObject([
      { line: 5, message: expect.stringContaining('</section>') },
    ])
  })

  it('may contain elements whose end is optional', () => {
    const source =
      '<ul><li>a<li>b</ul>\n\n<p>c\n\n<iframe loading="lazy" src="/a" title="a"></iframe> d'
    const { blocks, diagnostics } = compileMd(source)
    expect(htmlOf({ blocks })).toBe(source.replaceAll('\n\n', '\n'))
    expect(diagnostics).toEqual([])
  })

  it('ends before a component, which is rendered on its own', () => {
    const { blocks } = compileMd('<div>\n\n::lab{name="dice"}\n\n</div>\n\na')
    expect(blocks).toMatchObject([
      { html: '<div></div>' },
      { component: 'Lab' },
      { html: '<p>a</p>' },
    ])
  })

  it('shows no comments', () => {
    expect(htmlOf(compileMd('a <!-- b --> c\n\n<!-- d -->\n\ne'))).toBe('<p>a  c</p>\n<p>e</p>')
  })

  it('is no place for style attributes, which the policy would drop', () => {
    expect(diagnostics('x\n\n<p style="color: red">a</p>')).toMatchObject([
      { severity: 'error', line: 3, column: 1, message: expect.stringContaining('style') },
    ])
  })

  it.each(['<a onclick="x()">a</a>', '<script>x()</script>'])('is no place for %s', (html) => {
    expect(diagnostics(html)[0]).toMatchObject({ severity: 'error', line: 1, column: 1 })
  })

  it('that is only shown as code is no mistake', () => {
    expect(diagnostics('`<p style="x">`\n\n```html\n<a onclick="x()">\n```\n')).toEqual([])
  })

  it('of the text itself is escaped', () => {
    expect(written('1 < 2 & `<b>` &amp; \\<b>')).toBe(
      '1 &lt; 2 &amp; <code>&lt;b&gt;</code> &amp; &lt;b&gt;',
    )
  })
})
