/** A value to compare. Each side of a comparison makes its own, as each side of a source text would. */
export interface Specimen {
  readonly id: string
  /** As one writes it. */
  readonly source: string
  readonly make: () => unknown
}

/** The one object that both sides can mean. */
const shop = {}

function of<const Id extends string>(id: Id, source: string, make: () => unknown) {
  return { id, source, make } satisfies Specimen
}

export const specimens = [
  of('undefined', 'undefined', () => undefined),
  of('null', 'null', () => null),
  of('false', 'false', () => false),
  of('true', 'true', () => true),
  of('0', '0', () => 0),
  of('-0', '-0', () => -0),
  of('1', '1', () => 1),
  of('NaN', 'NaN', () => Number.NaN),
  of('1n', '1n', () => 1n),
  of('s', "''", () => ''),
  of('s0', "'0'", () => '0'),
  of('s1', "'1'", () => '1'),
  of('sa', "'a'", () => 'a'),
  of('arr', '[]', () => []),
  of('arr0', '[0]', () => [0]),
  of('obj', '{}', () => ({})),
  of('shop', 'shop', () => shop),
  of('str', "new String('a')", () => Object('a')),
  of('date', 'new Date(0)', () => new Date(0)),
  of('sym', "Symbol('a')", () => Symbol('a')),
] as const

export type SpecimenId = (typeof specimens)[number]['id']

export function specimenOf(id: SpecimenId): Specimen {
  const found = specimens.find((specimen) => specimen.id === id)
  if (!found) throw new Error(`no value ${id}`)
  return found
}

export function isSpecimenId(text: string | undefined): text is SpecimenId {
  return specimens.some(({ id }) => id === text)
}
