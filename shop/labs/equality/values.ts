/** A value to compare. Each operand creates its own, like an expression in source code. */
export interface SampleValue {
  readonly id: string
  /** Its source text. */
  readonly source: string
  readonly create: () => unknown
}

/** The only object that both operands share. */
const shop = {}

function sampleValue<const Id extends string>(id: Id, source: string, create: () => unknown) {
  return { id, source, create } satisfies SampleValue
}

export const sampleValues = [
  sampleValue('undefined', 'undefined', () => undefined),
  sampleValue('null', 'null', () => null),
  sampleValue('false', 'false', () => false),
  sampleValue('true', 'true', () => true),
  sampleValue('0', '0', () => 0),
  sampleValue('-0', '-0', () => -0),
  sampleValue('1', '1', () => 1),
  sampleValue('NaN', 'NaN', () => Number.NaN),
  sampleValue('1n', '1n', () => 1n),
  sampleValue('s', "''", () => ''),
  sampleValue('s0', "'0'", () => '0'),
  sampleValue('s1', "'1'", () => '1'),
  sampleValue('sa', "'a'", () => 'a'),
  sampleValue('arr', '[]', () => []),
  sampleValue('arr0', '[0]', () => [0]),
  sampleValue('obj', '{}', () => ({})),
  sampleValue('shop', 'shop', () => shop),
  sampleValue('str', "new String('a')", () => Object('a')),
  sampleValue('date', 'new Date(0)', () => new Date(0)),
  sampleValue('sym', "Symbol('a')", () => Symbol('a')),
] as const

export type SampleValueId = (typeof sampleValues)[number]['id']

export function sampleValueOf(id: SampleValueId): SampleValue {
  const found = sampleValues.find((specimen) => specimen.id === id)
  if (!found) throw new Error(`no value ${id}`)
  return found
}

export function isSampleValueId(text: string | undefined): text is SampleValueId {
  return sampleValues.some(({ id }) => id === text)
}
