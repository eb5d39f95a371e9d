import { describe, expect, it } from 'vitest'
import { compileMd, compileMdx, htmlOf } from './compiling.testing.ts'
import { renderModule, renderedHtml } from './renderedModule.testing.ts'

const cases: [string, string][] = [
  ['**中文。**后面', '<strong>中文。</strong>后面'],
  ['前面**“引号”**后面', '前面<strong>“引号”</strong>后面'],
  ['*斜体，*后', '<em>斜体，</em>后'],
  ['~~删掉！~~后', '<del>删掉！</del>后'],
  ['用**`code`**标', '用<strong><code>code</code></strong>标'],
  ['`**中文。**后`', '<code>**中文。**后</code>'],
  ['**plain** text', '<strong>plain</strong> text'],
  ['2 ** 3', '2 ** 3'],
]

describe('emphasis beside Chinese', () => {
  it.each(cases)('is what a reader expects in .md: %s', (source, expected) => {
    expect(htmlOf(compileMd(source))).toBe(`<p>${expected}</p>`)
  })

  it.each(cases)('is what a reader expects in .mdx: %s', (source, expected) => {
    const { moduleCode = '' } = compileMdx(source)
    expect(renderedHtml(renderModule(moduleCode).tree)).toBe(`<p>${expected}</p>`)
  })

  it.each(cases)(
    'is what a reader expects in .mdx beside an expression: %s',
    (source, expected) => {
      const { moduleCode = '' } = compileMdx(`${source} {1}`)
      expect(renderedHtml(renderModule(moduleCode).tree)).toBe(`<p>${expected} 1</p>`)
    },
  )

  it('leaves a code block as it was written', () => {
    expect(compileMd('```\n**中文。**后\n```\n').code).toMatchObject([{ code: '**中文。**后' }])
    expect(compileMdx('```\n**中文。**后\n```\n').code).toMatchObject([{ code: '**中文。**后' }])
  })

  it('leaves the addresses of links as they were written', () => {
    const source = '**[文](other.md)。**后'
    expect(htmlOf(compileMd(source))).toContain('<strong><a href="/docs/other">文</a>。</strong>后')
  })

  it('leaves columns where the author sees them', () => {
    expect(compileMd('**中文。**后[a](missing.md)').diagnostics).toMatchObject([
      { line: 1, column: 9 },
    ])
  })
})
