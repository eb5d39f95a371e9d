import { describe, expect, it } from 'vitest'
import { programNames, programOf } from './programs.ts'
import { candidatesOf, cutAtName, isPassedBy, membersOf, stepsOf, typeAt } from './steps.ts'

const box = programOf('typeof')
const [, text] = box.runs

describe('the steps', () => {
  it('are all lines with a type where no call is chosen, and those of the call where one is', () => {
    expect(stepsOf(box, undefined)).toEqual([2, 3, 4, 6, 8])
    expect(stepsOf(box, text)).toEqual([2, 8])
  })

  it('may go back up: a callback runs later than it is written', () => {
    const callback = programOf('callback')
    expect(stepsOf(callback, callback.runs[0])).toEqual([2, 5, 6, 9, 10, 7])
  })

  it.each(programNames)('%s: every line has been thought of by some call or is never', (name) => {
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
  it('is made of its members, and never of none', () => {
    expect(membersOf('string[] | null')).toEqual(['string[]', 'null'])
    expect(membersOf('never')).toEqual([])
  })

  it('is known only where the variable is in sight', () => {
    const callback = programOf('callback')
    expect(typeAt(callback, 5, 'kept')).toBeUndefined()
    expect(typeAt(callback, 6, 'kept')).toBe('string')
    expect(typeAt(callback, 99, 'kept')).toBeUndefined()
  })

  it.each(programNames)('%s: is made of the members listed and of nothing else', (name) => {
    const program = programOf(name)
    const used = program.lines.flatMap(({ types = {} }) => Object.values(types).flatMap(membersOf))
    expect(new Set(used)).toEqual(new Set(program.members))
    const names = program.lines.flatMap(({ types = {} }) => Object.keys(types))
    expect(new Set(names)).toEqual(new Set(program.variables))
  })

  it('has as candidates what that variable can be, not what others can', () => {
    expect(candidatesOf(programOf('equality'), 'b')).toEqual(['string', 'number'])
    expect(candidatesOf(programOf('equality'), 'a')).toEqual(['string', 'null', 'undefined'])
  })
})

describe('a line', () => {
  const passedBy = (name: 'typeof' | 'union', run: number | undefined) => {
    const program = programOf(name)
    const call = run === undefined ? undefined : program.runs[run]
    return program.lines.flatMap((_, index) =>
      isPassedBy(program, call, index + 1) ? [index + 1] : [],
    )
  }

  it('is passed by when the call takes another branch, and its brackets with what opens them', () => {
    expect(passedBy('typeof', 1)).toEqual([3, 4, 5, 6])
    expect(passedBy('typeof', 0)).toEqual([4, 8])
  })

  it('of a case shares the fate of what is below it', () => {
    expect(passedBy('union', 0)).toEqual([6, 7, 10, 11, 12, 13])
  })

  it('is never passed by in the compiler’s view', () => {
    expect(passedBy('typeof', undefined)).toEqual([])
  })

  it('shows the variable, not the words that merely hold its letters', () => {
    expect(cutAtName('  if (b.length) return box.b', 'b')).toEqual([
      '  if (',
      'b',
      '.length) return box.b',
    ])
    expect(cutAtName("return 'name' in x + name", 'name')).toEqual([
      "return 'name' in x + ",
      'name',
      '',
    ])
  })
})
