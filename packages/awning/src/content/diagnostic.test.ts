import { describe, expect, it } from 'vitest'
import { formatDiagnostics, type Diagnostic } from './diagnostic.ts'

const at = (file: string, line: number): Diagnostic => ({
  severity: 'warning',
  file,
  line,
  message: 'a',
})

describe('what is wrong in files', () => {
  it('is listed file by file, in the order of lines', () => {
    expect(formatDiagnostics([at('b', 2), at('a', 1), at('b', 1)])).toBe(
      'b\n  1:1 warning: a\n  2:1 warning: a\n\na\n  1:1 warning: a',
    )
  })

  it('may be 150,000 suggestions for one file', () => {
    const all = Array.from({ length: 150_000 }, (_, index) => at('a', index + 1))
    expect(formatDiagnostics(all).split('\n')).toHaveLength(150_001)
  }, 5000)
})
