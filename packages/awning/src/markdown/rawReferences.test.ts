import { describe, expect, it } from 'vitest'
import { parseMarkdown } from './parser.ts'
import { duplicateIds, rawReferences } from './rawReferences.ts'
import { rawTags } from './rawTags.ts'
import { stubResolver } from './compiling.testing.ts'

const references = (source: string) =>
  rawReferences(rawTags(parseMarkdown(source).children), stubResolver)

describe('HTML in a text', () => {
  it('names links, pictures and frames, each with its position', () => {
    const { links } = references(
      'x <a href="/a?b&amp;c">y</a>\n\n> <p>\n> <img src="/b.png">\n\n<iframe src="/c"></iframe>\n',
    )
    expect(links.map(({ href, line, column }) => [href, line, column])).toEqual([
      ['/a?b&c', 1, 3],
      ['/b.png', 4, expect.any(Number)],
      ['/c', 6, 1],
    ])
  })

  it('has its position, also if it is one of 40,000 tags', () => {
    const { links } = references(`<p>\n${'<a href="/a">\n'.repeat(40_000)}</p>`)
    expect(links).toHaveLength(40_000)
    expect(links.at(-1)).toMatchObject({ line: 40_001, column: 1 })
  }, 5000)

  it('names nothing in comments and code, and no link that opens a new tab', () => {
    const source =
      '<!-- <a href="/a"> -->\n\n`<a href="/b">`\n\n<a href="/c" target="_blank">c</a>\n'
    expect(references(source)).toEqual({ links: [], ids: [] })
  })
})

describe('an id that HTML gives', () => {
  const raw = (...ids: string[]) => ids.map((id, index) => ({ id, line: index + 1, column: 1 }))

  it('is an error at its last position, if another element has it', () => {
    expect(duplicateIds(raw('a', 'b', 'a'), () => ['a', 'b', 'a'])).toMatchObject([
      { severity: 'error', line: 3, message: 'the id "a" is given twice' },
    ])
    expect(duplicateIds(raw('a'), () => ['a', 'a'])).toHaveLength(1)
  })

  it('is an error once, also if thousands of elements have it', () => {
    const ids = Array.from({ length: 50_000 }, (_, index) => `${index % 25_000}`)
    expect(duplicateIds(raw(...ids), () => ids)).toHaveLength(25_000)
  }, 5000)

  it('is good if it is the only one', () => {
    expect(duplicateIds(raw('a'), () => ['a', 'b', 'b'])).toEqual([])
  })
})
