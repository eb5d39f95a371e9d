import { createBasket, type SymbolName } from './basket.ts'

interface Outcome {
  readonly code: string
  readonly result: string
  readonly bad: boolean
  readonly symbol: SymbolName
}

interface Expression {
  readonly code: string
  readonly symbol: SymbolName
  readonly run: (basket: object) => unknown
}

function isIterable(value: object): value is Iterable<unknown> {
  return Symbol.iterator in value
}

const expressions: readonly Expression[] = [
  {
    code: '[...basket]',
    symbol: 'iterator',
    run: (basket) => {
      // The message of engines differs; this is what V8 says.
      if (!isIterable(basket)) throw new TypeError('basket is not iterable')
      return [...basket]
    },
  },
  { code: '`${basket}`', symbol: 'toPrimitive', run: (basket) => String(basket) },
  { code: '+basket', symbol: 'toPrimitive', run: (basket) => Number(basket) },
  {
    code: 'Object.prototype.toString.call(basket)',
    symbol: 'toStringTag',
    run: (basket) => Object.prototype.toString.call(basket),
  },
  {
    code: '[0].concat(basket).length',
    symbol: 'isConcatSpreadable',
    run: (basket) => {
      const zero: unknown[] = [0]
      return zero.concat(basket).length
    },
  },
  {
    code: "'tea' instanceof basket",
    symbol: 'hasInstance',
    run: (basket) => {
      const method: unknown = Reflect.get(basket, Symbol.hasInstance)
      if (typeof method !== 'function')
        throw new TypeError("Right-hand side of 'instanceof' is not callable")
      return Boolean(Reflect.apply(method, basket, ['tea']))
    },
  },
]

/** What the operations of the language do with an object that has the chosen symbols. */
export function outcomes(chosen: readonly SymbolName[]): Outcome[] {
  const basket = createBasket(chosen)
  return expressions.map(({ code, symbol, run }) => {
    try {
      return { code, symbol, bad: false, result: write(run(basket)) }
    } catch (error) {
      return { code, symbol, bad: true, result: String(error) }
    }
  })
}

function write(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`
  return typeof value === 'string' ? `'${value}'` : String(value)
}
