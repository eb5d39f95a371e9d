import { transformSync } from 'rolldown/utils'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Program, Run } from '../../src/labs/narrowing/program.ts'
import { programNames, programOf } from '../../src/labs/narrowing/programs.ts'
import { checkTypes } from './examples/checkTypes.ts'

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

describe('the programs of the narrowing experiment', () => {
  let problems: string[][] = []
  beforeAll(async () => {
    const asked = programNames.map((name) => withQuestions(programOf(name)))
    const found = await checkTypes(
      asked.map((code) => ({ lang: 'ts', code })),
      process.cwd(),
    )
    problems = found.map((list, index) =>
      list.map(({ line, message }) => `${asked[index]?.split('\n')[line - 2]} ${message}`),
    )
  }, 60_000)

  it.each(programNames)('%s: every variable has the type stated at every line', (name) => {
    expect(problems[programNames.indexOf(name)]).toEqual([])
  })

  it.each(programNames)('%s: every call comes through the lines stated', (name) => {
    const program = programOf(name)
    for (const run of program.runs)
      expect({ call: run.call, ...follow(program, run) }).toEqual(run)
  })

  it('would not pass with another type: the questions are really asked', async () => {
    const program = programOf('typeof')
    const wrong = withQuestions({
      ...program,
      lines: program.lines.map((line) => ({ ...line, ...(line.types && { types: { box: 'Date' } }) })),
    })
    const [found = []] = await checkTypes([{ lang: 'ts', code: wrong }], process.cwd())
    expect(found).toHaveLength(program.lines.filter(({ types }) => types).length)
  })
})
