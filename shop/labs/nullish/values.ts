/** The values to try, by the code that writes them. */
export const valueNames = ['undefined', 'null', '0', "''", 'false', 'NaN', "'tea'"] as const
export type ValueName = (typeof valueNames)[number]

export const values: Readonly<Record<ValueName, unknown>> = {
  undefined: undefined,
  null: null,
  '0': 0,
  "''": '',
  false: false,
  NaN: Number.NaN,
  "'tea'": 'tea',
}
