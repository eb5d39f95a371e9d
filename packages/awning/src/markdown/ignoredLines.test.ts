import { describe, expect, it } from 'vitest'
import { ignoredLines } from './ignoredLines.ts'

/** Understands lines with an arrow and no others. */
const render = (source: string) =>
  source
    .split('\n')
    .filter((line, at) => at === 0 || line.includes('-->'))
    .join('\n')

const ignored = (...lines: string[]) =>
  ignoredLines(['stateDiagram-v2', ...lines].join('\n'), render)

describe('a line with nothing but a name', () => {
  it('is not ignored if another line has that name', () => {
    expect(ignored('a', 'a --> b', 'state b')).toEqual([])
    expect(ignored('a', 'a')).toEqual([])
  })

  it('is ignored if no other line has it as a whole', () => {
    expect(ignored('a', 'aa --> b-a', 'c c')).toEqual([1, 3])
  })

  it('is compared with all others once, where there are 20,000', () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `s${index}`)
    expect(ignored(...names)).toHaveLength(20_000)
  }, 5000)
})
