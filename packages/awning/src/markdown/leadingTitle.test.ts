import { describe, expect, it } from 'vitest'
import { textOf } from './headings.ts'
import { leadingTitle } from './leadingTitle.ts'
import { parseMarkdown, parseMdx } from './parser.ts'

const titleOf = (source: string, parse = parseMarkdown) => {
  const title = leadingTitle(parse(source).children)
  return title && textOf(title)
}

describe('the title that a text begins with', () => {
  it('may have front matter, definitions and comments before it', () => {
    const source = '---\ntitle: a\n---\n\n[b]: c\n\n<!-- d --> <!-- e -->\n\n<!--\nf\n-->\n\n# g'
    expect(titleOf(source)).toBe('g')
    const mdx = "import a from 'b'\n\n{/* c */}\n\n{ /* d */ /* e */ }\n\n# f"
    expect(titleOf(mdx, parseMdx)).toBe('f')
  })

  it('has no text before it', () => {
    expect(titleOf('<!-- a --> b\n\n# c')).toBeUndefined()
    expect(titleOf('<!-- a --> b <!-- c -->\n\n# d')).toBeUndefined()
    expect(titleOf('{1 /* a */}\n\n# b', parseMdx)).toBeUndefined()
    expect(titleOf('{/* a */ 1 /* b */}\n\n# c', parseMdx)).toBeUndefined()
  })

  it('has no text before it, also behind many comments', () => {
    expect(titleOf(`${'<!-- a --> '.repeat(34)}b\n\n# c`)).toBeUndefined()
    expect(titleOf(`{${'/* a */ '.repeat(34)}1}\n\n# b`, parseMdx)).toBeUndefined()
  }, 5000)
})
