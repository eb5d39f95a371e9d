import { describe, expect, it } from 'vitest'
import { prepareProgram } from './prepareProgram.ts'

describe('prepareProgram', () => {
  it('keeps every line in its place', () => {
    const source = 'const a = [\n  1,\n] // → [1]\na\n  .length // → 1\n;[a]\n// → [a]\nmark()'
    const { code } = prepareProgram(source, 'js')
    expect(code.split('\n')).toHaveLength(source.split('\n').length)
    expect(code.split('\n').at(-1)).toBe('mark()')
  })

  it('finds the line of the original where types are taken out', () => {
    const { code, lineOf } = prepareProgram('interface A {\n  b: 1\n}\n\nmark()', 'ts')
    const line = code.split('\n').findIndex((text) => text.includes('mark')) + 1
    expect(lineOf(line, 1)).toBe(5)
  })
})
