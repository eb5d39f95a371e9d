import { describe, expect, it } from 'vitest'
import { parseDiagnostics } from './judgeTypes.ts'

describe('parseDiagnostics', () => {
  it('reads files, lines, codes and messages of several lines', () => {
    const output =
      "example1.ts(3,7): error TS2322: Type 'A' is wrong.\n  Property 'b' is missing.\n\nexample2.tsx(10,1): error TS2304: Cannot find name 'x'.\n"
    expect(parseDiagnostics(output)).toEqual([
      {
        file: 'example1.ts',
        line: 3,
        code: 'TS2322',
        message: "Type 'A' is wrong.; Property 'b' is missing.",
      },
      { file: 'example2.tsx', line: 10, code: 'TS2304', message: "Cannot find name 'x'." },
    ])
  })

  it('reads an error of the whole project', () => {
    expect(parseDiagnostics('error TS5023: Unknown option.')).toMatchObject([{ file: '' }])
  })
})
