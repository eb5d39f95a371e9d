import { describe, expect, it } from 'vitest'
import { expectNoProblems } from './expectNoProblems.ts'

describe('expectNoProblems', () => {
  const fence = { file: 'content/zh/docs/number.md', line: 40 }

  it('names the line of the Markdown', () => {
    const problems = [
      { line: 1, message: "1.005.toFixed(2) should be '1.01' but is '1.00'" },
      { line: 0, message: 'it cannot run' },
    ]
    expect(() => expectNoProblems(fence, problems)).toThrow(
      "content/zh/docs/number.md:41: 1.005.toFixed(2) should be '1.01' but is '1.00'\ncontent/zh/docs/number.md:40: it cannot run",
    )
  })

  it('passes without problems', () => {
    expect(() => expectNoProblems(fence, [])).not.toThrow()
  })
})
