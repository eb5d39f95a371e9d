import { describe, expect, it } from 'vitest'
import { excerptOf, markHeading } from './excerpt.ts'
import { createFold } from './fold.ts'
import { parseQuery } from './parseQuery.ts'
import { foldText } from './foldedText.ts'

const fold = createFold('', '')
const terms = (query: string) => parseQuery(query, fold).terms
const marked = ({ text, marks }: ReturnType<typeof markHeading>) =>
  marks.map(([from, to]) => text.slice(from, to))

describe('an excerpt', () => {
  it('shows where the words stand, and marks them', () => {
    const text = `${'前面的话很多。'.repeat(30)}这里讲层叠上下文，再讲一次层叠。${'后面也很多。'.repeat(30)}`
    const excerpt = excerptOf(foldText(text, fold), terms('层叠'))
    expect(excerpt.text.startsWith('这里讲层叠上下文')).toBe(true)
    expect(marked(excerpt)).toEqual(['层叠', '层叠'])
    expect([excerpt.isCutBefore, excerpt.isCutAfter]).toEqual([true, true])
  })

  it('is the beginning of the text where only the title holds them', () => {
    const excerpt = excerptOf(foldText('Short text.', fold), terms('other'))
    expect(excerpt).toEqual({
      text: 'Short text.',
      marks: [],
      isCutBefore: false,
      isCutAfter: false,
    })
  })

  it('cuts no word in two', () => {
    const text = 'word '.repeat(60) + 'needle ' + 'word '.repeat(60)
    const { text: shown } = excerptOf(foldText(text, fold), terms('needle'))
    expect(shown).toMatch(/^word .*needle .* word$/)
  })

  it('marks what overlaps once', () => {
    expect(marked(markHeading(foldText('层叠上下文', fold), '', terms('层叠 叠上')))).toEqual([
      '层叠上',
    ])
  })

  it('marks what a title sounds like', () => {
    expect(
      marked(markHeading(foldText('说说层叠', fold), 'shuo shuo ceng die', terms('cd'))),
    ).toEqual(['层叠'])
  })
})
