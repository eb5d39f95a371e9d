import { runInThisContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { evaluate, expressions } from './evaluate.ts'
import { codec } from './codec.ts'
import { valueNames } from './values.ts'

/** Runs an expression as the code that readers see. */
function run(expression: string, name: string): string {
  const code = expression.startsWith('const') ? `${expression}; return y` : `return ${expression}`
  try {
    const result: unknown = runInThisContext(`(() => { const x = ${name}; ${code} })()`)
    return typeof result === 'string' ? `'${result}'` : String(result)
  } catch (error) {
    return String(error)
  }
}

describe.each(valueNames)('for %s', (name) => {
  it.each(expressions)('%s gives what JavaScript gives', (expression) => {
    expect(evaluate(expression, name)).toBe(run(expression, name))
  })
})

it('reads back what it writes to an address, and nothing else', () => {
  for (const name of valueNames) expect(codec.decode(codec.encode(name))).toBe(name)
  expect(codec.decode('9')).toBeUndefined()
})
