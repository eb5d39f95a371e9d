import { values, type ValueName } from './values.ts'

export const expressions = [
  "x ?? 'default'",
  "x || 'default'",
  "x && 'next'",
  'x?.length',
  'x.length',
  'x == null',
  "((y = 'default') => y)(x)",
  "const { y = 'default' } = { y: x }",
  'typeof x',
  'JSON.stringify({ x })',
] as const
export type Expression = (typeof expressions)[number]

function withDefault(y: unknown = 'default'): unknown {
  return y
}

function lengthOf(value: unknown): unknown {
  return typeof value === 'string' ? value.length : undefined
}

/** What an expression gives for a value, as code; an error as its name and message. */
export function evaluate(expression: Expression, name: ValueName): string {
  const x: unknown = values[name]
  const { y = 'default' } = { y: x }
  const results: Readonly<Record<Expression, unknown>> = {
    "x ?? 'default'": x ?? 'default',
    "x || 'default'": x || 'default',
    "x && 'next'": x && 'next',
    'x?.length': lengthOf(x),
    'x.length': lengthOf(x),
    'x == null': x === null || x === undefined,
    "((y = 'default') => y)(x)": withDefault(x),
    "const { y = 'default' } = { y: x }": y,
    'typeof x': typeof x,
    'JSON.stringify({ x })': JSON.stringify({ x }),
  }
  if (expression === 'x.length' && (x === null || x === undefined))
    return `TypeError: Cannot read properties of ${name} (reading 'length')`
  return write(results[expression])
}

function write(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}
