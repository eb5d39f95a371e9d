import { runInThisContext } from 'node:vm'
import { expect, it } from 'vitest'
import { basketCode, symbolNames, type SymbolName } from './basket.ts'
import { codec } from './codec.ts'
import { outcomes } from './expressions.ts'

function write(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`
  return typeof value === 'string' ? `'${value}'` : String(value)
}

/** Runs the code that readers see. */
function run(chosen: readonly SymbolName[], expression: string): string {
  try {
    return write(runInThisContext(`(() => { ${basketCode(chosen)}; return ${expression} })()`))
  } catch (error) {
    return error instanceof Error ? error.name : String(error)
  }
}

const choices: readonly (readonly SymbolName[])[] = [
  [],
  ...symbolNames.map((name) => [name]),
  symbolNames,
]

it('every operation gives what JavaScript gives', () => {
  for (const chosen of choices)
    for (const { code, result, bad } of outcomes(chosen))
      expect(bad ? result.split(':')[0] : result, code).toBe(run(chosen, code))
})

it('reads back what it writes to an address, and nothing else', () => {
  expect(codec.decode(codec.encode(['iterator', 'hasInstance']))).toEqual([
    'iterator',
    'hasInstance',
  ])
  expect(codec.decode('2')).toBeUndefined()
})
