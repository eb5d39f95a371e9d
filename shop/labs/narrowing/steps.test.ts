import { describe, expect, it } from 'vitest'
import { programNames, programOf } from './programs.ts'
import { candidatesOf, splitAtName, isSkipped, membersOf, stepsOf, typeAt } from './steps.ts'

const box = programOf('typeof')
const [, text] = box.runs

describe('the steps', () => {
  it('are all lines with a type if no call is chosen, otherwise the lines of the call', () => {
    expect(stepsOf(box, undefined)).toEqual([2, 3, 4, 6, 8])
    expect(stepsOf(box, text)).toEqual([2, 8])
  })

  it('may go back up: a callback runs later than it is written', () => {
    const callback = programOf('callback')
    expect(stepsOf(callback, callback.runs[0])).toEqual([2, 5, 6, 9, 10, 7])
  })

  it.each(programNames)('%s: every line is reached by some call or has the type never', (name) => {
    const program = programOf(name)
    const reached = new Set(program.runs.flatMap(({ path }) => path))
    const missing = stepsOf(program, undefined).filter((line) => !reached.has(line))
    for (const line of missing) {
      expect(program.variables.map((variable) => typeAt(program, line, variable))).toEqual([
        'never',
      ])
    }
  })
})

describe('a type', () => {
  it('is split into its members; never has none', () => {
    expect(membersOf('string[] | null')).toEqual(['string[]', 'null'])
    expect(membersOf('never')).toEqual([])
  })

  it('is known only where the variable is in scope', () => {
    const callback = programOf('callback')
    expect(typeAt(callback, 5, 'kept')).toBeUndefined()
    expect(typeAt(callback, 6, 'kept')).toBe('string')
    expect(typeAt(callback, 99, 'kept')).toBeUndefined()
  })

  it.each(programNames)('%s: has only the members that are listed', (name) => {
    const program = programOf(name)
    const used = program.lines.flatMap(({ types = {} }) => Object.values(types).flatMap(membersOf))
    expect(new Set(used)).toEqual(new Set(program.members))
    const names = program.lines.flatMap(({ types = {} }) => Object.keys(types))
    expect(new Set(names)).toEqual(new Set(program.variables))
  })

  it('has only the members of that variable as candidates', () => {
    expect(candidatesOf(programOf('equality'), 'b')).toEqual(['string', 'number'])
    expect(candidatesOf(programOf('equality'), 'a')).toEqual(['string', 'null', 'undefined'])
  })
})

describe('a line', () => {
  const skippedLines = (name: 'typeof' | 'union', run: number | undefined) => {
    const program = programOf(name)
    const call = run === undefined ? undefined : program.runs[run]
    return program.lines.flatMap((_, index) =>
      isSkipped(program, call, index + 1) ? [index + 1] : [],
    )
  }

  it('is skipped when the call takes another branch, together with its closing bracket', () => {
    expect(skippedLines('typeof', 1)).toEqual([3, 4, 5, 6])
    expect(skippedLines('typeof', 0)).toEqual([4, 8])
  })

  it('with a case is skipped if the line below it is', () => {
    expect(skippedLines('union', 0)).toEqual([6, 7, 10, 11, 12, 13])
  })

  it('is never skipped in the compiler’s view', () => {
    expect(skippedLines('typeof', undefined)).toEqual([])
  })

  it('is split at the variable, not at words that contain its name', () => {
    expect(splitAtName('  if (b.length) return box.b', 'b')).toEqual([
      '  if (',
      'b',
      '.length) return box.b',
    ])
    expect(splitAtName("return 'name' in x + name", 'name')).toEqual([
      "return 'name' in x + ",
      'name',
      '',
    ])
  })
})
