import { describe, expect, it } from 'vitest'
import { compileMd, compileMdx, htmlOf } from './compiling.testing.ts'

const link = (text: string) =>
  `<a href="https://webstatus.dev/features/grid" target="_blank" rel="noopener noreferrer" class="baseline high">${text}</a>`

describe('a :baseline directive', () => {
  it('is a phrase with a link to the feature', () => {
    const compiled = compileMd('网格（:baseline{feature="grid"}）很早就有。')
    expect(htmlOf(compiled)).toBe(`<p>网格（${link('since October 2017')}）很早就有。</p>`)
    expect(compiled.diagnostics).toEqual([])
  })

  it('is part of the text for search and of the description', () => {
    const { sections, opening } = compileMd('Grid (:baseline{feature="grid"}) is old.')
    expect(sections[0]?.text).toBe('Grid (since October 2017) is old.')
    expect(opening).toBe('Grid (since October 2017) is old.')
  })

  it('is a phrase alone in the text of another link, and in the table of contents', () => {
    const compiled = compileMd(
      '[Grid :baseline{feature="grid"}](./other.md)\n\n## A :baseline{feature="grid"}',
    )
    const [block] = htmlOf(compiled).split('\n')
    expect(block).toBe(
      '<p><a href="./other.md">Grid since October 2017</a></p>'.replace(
        './other.md',
        './/docs/other',
      ),
    )
    expect(compiled.headings).toMatchObject([{ html: 'A since October 2017' }])
  })

  it('works in lists, tables, emphasis and MDX', () => {
    const source = '- **x:baseline{feature="grid"}**\n\n| a |\n|---|\n| :baseline{feature="grid"} |'
    expect(htmlOf(compileMd(source)).split(link('since October 2017'))).toHaveLength(3)
    expect(compileMdx('Grid :baseline{feature="grid"}').sections[0]?.text).toBe(
      'Grid since October 2017',
    )
  })

  it('leaves declarations such as vertical-align:baseline alone', () => {
    expect(htmlOf(compileMd('Write vertical-align:baseline here.'))).toBe(
      '<p>Write vertical-align:baseline here.</p>',
    )
  })

  it('reports an unknown feature and an unknown attribute where they are', () => {
    const { diagnostics } = compileMd('One\nand :baseline{feature="gird" since="x"}.')
    expect(diagnostics).toEqual([
      {
        severity: 'error',
        line: 2,
        column: 5,
        message: ':baseline has no attribute "since"',
        hint: 'It has feature and, for one part of a feature, key.',
      },
      {
        severity: 'error',
        line: 2,
        column: 5,
        message: 'no feature "gird"',
        hint: 'Did you mean "grid"?',
      },
    ])
  })
})
