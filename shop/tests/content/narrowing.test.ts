import { transformSync } from 'rolldown/utils'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Program, Run } from '../../labs/narrowing/program.ts'
import { programNames, programOf } from '../../labs/narrowing/programs.ts'
import { checkTypes } from './examples/checkTypes.ts'
import { shopRoot } from '../shopRoot.ts'

/** The program with a question before each line where one can stop, and the calls below it. */
function withQuestions({ lines, runs }: Program): string {
  const asked = lines.flatMap(({ code, types = {}, error }) => [
    ...Object.entries(types).flatMap(([name, type]) => [`   ;${name}`, `//  ^? ${type}`]),
    error ? `${code} // ✗ ${error}` : code,
  ])
  return [...asked, ...runs.map(({ call }) => call)].join('\n')
}

/** Calls the program and writes down the lines it comes through. */
function follow({ lines }: Program, { call }: Run): Pick<Run, 'path' | 'result'> {
  const path: number[] = []
  const traced = lines.map(({ code, types }, index) =>
    types ? `passed(${index + 1}); ${code}` : code,
  )
  const source = `(passed: (line: number) => void) => {\n${traced.join('\n')}\nreturn ${call}\n}`
  const { code, errors } = transformSync('program.ts', `globalThis.program = ${source}`, {
    lang: 'ts',
  })
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  const scope: { program?: (passed: (line: number) => void) => unknown } = {}
  // eslint-disable-next-line typescript/no-implied-eval -- the test runs the program that the lab shows
  new Function('globalThis', code)(scope)
  try {
    return { result: write(scope.program?.((line) => path.push(line))), path }
  } catch (error) {
    return { result: error instanceof Error ? error.name : 'no error', path }
  }
}

function write(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}

/** The program with every type stated wrongly. */
function wronged(program: Program): Program {
  const lines = program.lines.map((line) =>
    line.types ? { ...line, types: wrong(line.types) } : line,
  )
  return { ...program, lines }
}

function wrong(types: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.keys(types).map((name) => [name, 'Date']))
}

/** The callback’s program without the assignment that voids the narrowing. */
function withoutAssignment({ lines, ...program }: Program): Program {
  const kept = lines
    .slice(0, 8)
    .map(({ error, ...line }) =>
      error ? { ...line, types: { name: 'string', kept: 'string' } } : line,
    )
  return { ...program, lines: [...kept, { code: '  return ask()' }, { code: '}' }] }
}

describe('the programs of the narrowing experiment', () => {
  const checked = [
    ...programNames.map(programOf),
    wronged(programOf('typeof')),
    withoutAssignment(programOf('callback')),
  ]
  let problems: string[][] = []
  beforeAll(async () => {
    const asked = checked.map((program) => ({ lang: 'ts' as const, code: withQuestions(program) }))
    const found = await checkTypes(asked, shopRoot)
    problems = found.map((list) => list.map(({ line, message }) => `${line}: ${message}`))
  }, 60_000)

  it.each(programNames)('%s: every variable has the type stated at every line', (name) => {
    expect(problems[programNames.indexOf(name)]).toEqual([])
  })

  it.each(programNames)('%s: every call comes through the lines stated', (name) => {
    const program = programOf(name)
    for (const run of program.runs) expect({ call: run.call, ...follow(program, run) }).toEqual(run)
  })

  it('would fail with other types, so every question is checked', () => {
    const { lines } = programOf('typeof')
    expect(problems.at(-2)).toHaveLength(lines.filter(({ types }) => types).length)
    expect(problems.at(-2)?.[0]).toContain('box should be of type Date')
  })

  it('callback: without the assignment the narrowing reaches into the callback', () => {
    expect(problems.at(-1)).toEqual([])
  })
})
