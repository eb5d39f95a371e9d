import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { htmlTokens } from '../text/html/htmlTokens.ts'
import { compileMd, compileMdx, htmlOf } from './compiling.testing.ts'
import { renderMath } from './renderMath.ts'

const compileMath = (source: string) => compileMd(source, false, renderMath)
const html = (source: string) => htmlOf(compileMath(source))

describe('formulas in a text', () => {
  it('are text where the site has not switched them on', () => {
    const { hasMath, ...compiled } = compileMd('$x$ and\n\n$$\ny\n$$')
    expect(htmlOf(compiled)).toBe('<p>$x$ and</p>\n<p>$$\ny\n$$</p>')
    expect(hasMath).toBe(false)
  })

  it('are MathML in a line or as a block that can be scrolled', () => {
    expect(html('a $x_1$ b')).toBe(
      '<p>a <math data-tex="x_1"><msub><mi>x</mi><mn>1</mn></msub></math> b</p>',
    )
    const block =
      /^<div class="math" tabindex="0"><math data-tex="x" display="block" class="tml-display"><mi>x<\/mi><\/math><\/div>$/
    expect(html('$$\nx\n$$')).toMatch(block)
    expect(html('$$x$$')).toMatch(block)
    expect(html('a $$x$$')).toMatch(/^<p>a <math data-tex="x"><mi>x<\/mi><\/math><\/p>$/)
    expect(compileMath('$x$').hasMath).toBe(true)
    expect(compileMath('x').hasMath).toBe(false)
  })

  it('know the name of KaTeX, and nothing that another formula has defined', () => {
    expect(renderMath(String.raw`\KaTeX`, false)).toMatchObject({
      html: expect.stringContaining('KaTeX'),
      lost: [],
    })
    expect(renderMath(String.raw`\gdef\own{x}\own`, false).mistake).toBeUndefined()
    expect(renderMath(String.raw`\own`, false).mistake).toContain('own')
  })

  it('leave characters of Markdown and of Chinese text alone', () => {
    expect(html('中文$a_b*c*d_e$中文')).not.toContain('<em>')
    expect(html('- $$\n  \\text{“对”}\n  $$')).toContain('“对”')
  })

  it.each([
    'It costs $5 and $10.',
    'From US$5–US$10.',
    '$ x and $HOME',
    'One \\$x\\$ two',
    '`$x$`',
  ])('are not %j', (source) => {
    expect(html(source)).not.toContain('<math')
  })

  it('stay visible and are reported where they have a mistake', () => {
    const compiled = compileMath('a\n\nb $\\foo$ c')
    expect(htmlOf(compiled)).toContain('<code>\\foo</code>')
    expect(compiled.diagnostics).toEqual([
      {
        severity: 'warning',
        line: 3,
        column: 3,
        message: 'the formula cannot be shown: Unsupported function name: \\foo at position 1',
        hint: expect.stringContaining('\\$'),
      },
    ])
  })

  it('have no style attribute; what a class cannot replace is reported', () => {
    const compiled = compileMath('$\\hspace{-2em} x$')
    expect(htmlOf(compiled)).not.toContain('style=')
    expect(compiled.diagnostics).toMatchObject([{ message: expect.stringContaining('-2em') }])
  })

  it('are part of MDX too, where braces are theirs', () => {
    const { moduleCode, hasMath, diagnostics } = compileMdx(
      '$\\frac{a}{b}$ {1 + 1}\n\n$$\n{x}\n$$',
      false,
      renderMath,
    )
    expect(moduleCode).toContain('<mfrac>')
    expect(moduleCode).toContain('1 + 1')
    expect({ hasMath, diagnostics }).toEqual({ hasMath: true, diagnostics: [] })
  })

  it('can be found by their TeX', () => {
    expect(JSON.stringify(compileMath('The $e^{x}$ of it').sections)).toContain('e^{x}')
  })
})

describe('rendered formulas', () => {
  it.each([
    'x^2',
    '\\frac{a}{b} \\sqrt[3]{x} \\vec v',
    '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
    '\\begin{align}a&=b\\\\c&=d\\tag{1}\\end{align}',
    '\\begin{array}{|c|l||r:}\\hline a&b&c\\\\\\hdashline d&e&f\\\\\\hline\\end{array}',
    '\\begin{cases}a&b\\\\c&d\\end{cases}',
    '\\begin{CD}A@>a>>B\\\\@VVbV @AAcA\\\\C@=D\\end{CD}',
    '\\color{red}{x} \\boxed{y} \\colorbox{yellow}{z} \\cancel{a} \\cancelto{0}{b}',
    '\\mathbf{x} \\boldsymbol{\\alpha} \\mathscr{L} \\mathbb{R}',
    'a \\! b \\, c \\quad d',
    '\\overbrace{x}^{y} \\underline{z} \\widehat{abc}',
  ])('have classes of the style sheet in place of styles: %s', (tex) => {
    const { html: written, mistake, lost } = renderMath(tex, true)
    expect({ mistake, lost }).toEqual({ mistake: undefined, lost: [] })
    const sheet = readFileSync(new URL('../theme/styles/math.css', import.meta.url), 'utf8')
    const tags = htmlTokens(written).flatMap((token) => (token.kind === 'open' ? [token] : []))
    expect(
      tags.flatMap(({ attributes }) => attributes.filter(({ name }) => name === 'style')),
    ).toEqual([])
    const classes = tags
      .flatMap(({ attributes }) => attributes.filter(({ name }) => name === 'class'))
      .flatMap(({ value }) => value.split(' '))
      .filter((name) => name.startsWith('math-'))
    for (const name of classes) expect(sheet).toMatch(new RegExp(`\\.${name} \\{`))
  })

  it('have colours as attributes of MathML', () => {
    expect(renderMath('\\color{#123456}x', false).html).toContain('mathcolor="#123456"')
  })

  it.each([
    '\\href{javascript:alert(1)}{x}',
    '\\class{a}{b}',
    '\\includegraphics{a.png}',
    '\\style{color:red}{x}',
  ])('cannot contain %s', (tex) => {
    expect(renderMath(tex, false)).toMatchObject({ html: '', mistake: expect.any(String) })
  })

  it('escape what is written in them', () => {
    expect(renderMath('\\text{"<} \\& y', false).html).toContain(
      ' data-tex="\\text{&quot;&lt;} \\&amp; y"',
    )
    expect(renderMath('\\text{<img src=x onerror=alert(1)>}', false).html).not.toContain('<img')
  })
})
