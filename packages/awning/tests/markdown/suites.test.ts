import { describe, expect, it } from 'vitest'
import { tokensOf, treeOf } from './htmlTree.ts'
import { commonMarkDifferences, gfmDifferences } from './differences.ts'
import { plainTree } from './plainMarkdown.ts'
import { commonMarkExamples, gfmExamples, type SpecExample } from './specExamples.ts'

const suites = [
  {
    name: 'CommonMark',
    size: 652,
    examples: commonMarkExamples(),
    differences: commonMarkDifferences,
  },
  {
    name: 'GitHub Flavored Markdown',
    size: 24,
    examples: gfmExamples(),
    differences: gfmDifferences,
  },
]

describe.each(suites)('the examples of $name', ({ size, examples, differences }) => {
  it('are all there', () => {
    expect(examples).toHaveLength(size)
    const numbers = examples.map(({ number }) => String(number))
    expect(numbers).toEqual(expect.arrayContaining(Object.keys(differences)))
  })

  it('are read as specified, unless they are listed as different', () => {
    const failed = examples.filter(
      (example) => !(example.number in differences) && !passes(example),
    )
    expect(failed.map(explained)).toEqual([])
  })

  it('are listed as different only if they are', () => {
    const listed = examples.filter(({ number }) => number in differences)
    expect(listed.filter(passes).map(({ number }) => number)).toEqual([])
  })
})

function passes({ markdown, html }: SpecExample): boolean {
  return (
    JSON.stringify(tokensOf(plainTree(markdown))) ===
    JSON.stringify(tokensOf(treeOf(html.trimEnd())))
  )
}

/** A failed example, so that the difference can be seen in the report. */
function explained({ number, section, markdown, html }: SpecExample) {
  return {
    example: `${number}, ${section}`,
    markdown,
    expected: tokensOf(treeOf(html.trimEnd())).join(''),
    received: tokensOf(plainTree(markdown)).join(''),
  }
}
