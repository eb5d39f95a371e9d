import { describe, expect, it } from 'vitest'
import { changeNames } from './changes.ts'
import { comparisonOf } from './comparison.ts'
import { strings } from './strings.ts'

const t = strings.en

describe('the comparison', () => {
  it('says which stages the faster change skips, on either side', () => {
    expect(comparisonOf('width', 'animation', 1200, t)).toBe(
      'B skips script, style, layout, paint; B takes 8% as long as A.',
    )
    expect(comparisonOf('color', 'width', 1200, t)).toMatch(/^A skips layout;/)
  })

  it('says when both have the same stages and one is slower', () => {
    expect(comparisonOf('thrash', 'width', 1200, t)).toMatch(
      /^Both go through the same stages; B takes \d+% as long as A\.$/,
    )
  })

  it('says when there is no difference', () => {
    expect(comparisonOf('opacity', 'transform', 500, strings.zh)).toBe(
      '两边的步骤一样，用时也一样。',
    )
  })

  it('never says that the faster one has more stages', () => {
    for (const left of changeNames)
      for (const right of changeNames)
        expect(comparisonOf(left, right, 1200, t)).toMatch(
          /^(Both go|[AB] skips [a-z, ]+; [AB] takes)/,
        )
  })
})
