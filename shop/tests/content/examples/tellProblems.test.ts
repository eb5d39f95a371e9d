import { describe, expect, it } from 'vitest'
import { tellProblems } from './tellProblems.ts'

describe('tellProblems', () => {
  const fence = { file: 'content/zh/docs/number.md', line: 40 }

  it('names the line of the Markdown', () => {
    const problems = [
      { line: 1, message: "1.005.toFixed(2) should be '1.01' but is '1.00'" },
      { line: 0, message: 'it cannot run' },
    ]
    expect(() => tellProblems(fence, problems)).toThrow(
      "content/zh/docs/number.md:41: 1.005.toFixed(2) should be '1.01' but is '1.00'\ncontent/zh/docs/number.md:40: it cannot run",
    )
  })

  it('is content without problems', () => {
    expect(() => tellProblems(fence, [])).not.toThrow()
  })
})
