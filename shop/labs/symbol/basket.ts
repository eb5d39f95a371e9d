/** The well-known symbols that the reader can add to the object. */
export const symbolNames = [
  'iterator',
  'toPrimitive',
  'toStringTag',
  'isConcatSpreadable',
  'hasInstance',
] as const
export type SymbolName = (typeof symbolNames)[number]

/** The code of each method, as it is shown. */
export const symbolCode: Readonly<Record<SymbolName, string>> = {
  iterator: '*[Symbol.iterator]() { yield* this.items },',
  toPrimitive: "[Symbol.toPrimitive](hint) { return hint === 'number' ? 2 : 'basket' },",
  toStringTag: "[Symbol.toStringTag]: 'Basket',",
  isConcatSpreadable: '[Symbol.isConcatSpreadable]: true, 0: 1, length: 1,',
  hasInstance: '[Symbol.hasInstance](value) { return this.items.includes(value) },',
}

/** The object as code. */
export function basketCode(chosen: readonly SymbolName[]): string {
  const lines = symbolNames.filter((name) => chosen.includes(name)).map((name) => symbolCode[name])
  return [
    'const basket = {',
    ...["items: ['tea', 'ink'],", ...lines].map((line) => `  ${line}`),
    '}',
  ].join('\n')
}

/** An object with the chosen symbols. */
export function createBasket(chosen: readonly SymbolName[]): object {
  const items = ['tea', 'ink']
  const all: Readonly<Record<SymbolName, object>> = {
    iterator: {
      *[Symbol.iterator]() {
        yield* items
      },
    },
    toPrimitive: {
      [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? 2 : 'basket'),
    },
    toStringTag: { [Symbol.toStringTag]: 'Basket' },
    isConcatSpreadable: { [Symbol.isConcatSpreadable]: true, 0: 1, length: 1 },
    hasInstance: { [Symbol.hasInstance]: (value: unknown) => items.some((item) => item === value) },
  }
  return Object.assign({ items }, ...chosen.map((name) => all[name]))
}
