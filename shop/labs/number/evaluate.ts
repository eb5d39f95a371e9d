import { toBits } from './bits.ts'
import { literalAt } from './literal.ts'
import { calculate, exactOf, rational, type Operator } from './rational.ts'
import type { Rounding } from './rounding.ts'

export interface Evaluation {
  readonly value: number
  /** The roundings in order; the last one is that of the whole text. Exact literals are left out. */
  readonly roundings: readonly Rounding[]
}

export const MAX_LENGTH = 80

interface Node extends Rounding {
  readonly isLiteral: boolean
}

const compute: Record<Operator, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '**': (a, b) => a ** b,
}

class ParseError extends Error {}

class ExpressionParser {
  private position = 0
  readonly roundings: Rounding[] = []

  constructor(private readonly text: string) {}

  parse(): Node {
    const node = this.sum()
    if (this.remaining() !== '') throw new ParseError()
    this.addRounding(node)
    return node
  }

  private remaining(): string {
    while (this.text[this.position] === ' ') this.position += 1
    return this.text.slice(this.position)
  }

  private take<T extends string>(...tokens: T[]): T | undefined {
    const remaining = this.remaining()
    const found = tokens.find((token) => remaining.startsWith(token))
    this.position += found?.length ?? 0
    return found
  }

  private addRounding({ source, exact, isOutOfRange, value }: Rounding): void {
    this.roundings.push({ source, exact, isOutOfRange, value })
  }

  private operate(a: Node, operator: Operator, b: Node): Node {
    for (const side of [a, b]) {
      const stored = exactOf(toBits(side.value))
      const isExact =
        !side.isOutOfRange && side.exact?.num === stored?.num && side.exact?.den === stored?.den
      if (!side.isLiteral || !isExact) this.addRounding(side)
    }
    const [left, right] = [exactOf(toBits(a.value)), exactOf(toBits(b.value))]
    const exact = left && right && calculate(left, operator, right)
    const value = compute[operator](a.value, b.value)
    // A power of a finite number other than zero is neither zero nor infinite, even if it is not computed exactly.
    const isPower =
      operator === '**' && left !== undefined && left.num !== 0n && right !== undefined
    return {
      source: `${a.source} ${operator} ${b.source}`,
      exact,
      isOutOfRange: isPower && !exact && (value === 0 || Math.abs(value) === Infinity),
      value,
      isLiteral: false,
    }
  }

  private sum(): Node {
    let node = this.product()
    for (let sign = this.take('+', '-'); sign; sign = this.take('+', '-'))
      node = this.operate(node, sign, this.product())
    return node
  }

  private product(): Node {
    let node = this.signed()
    for (let sign = this.take('*', '/'); sign; sign = this.take('*', '/'))
      node = this.operate(node, sign, this.signed())
    return node
  }

  private signed(): Node {
    const sign = this.take('-', '+')
    if (!sign) return this.power()
    const node = this.signed()
    return {
      source: sign + node.source,
      exact:
        node.exact && rational(sign === '-' ? -node.exact.num : node.exact.num, node.exact.den),
      isOutOfRange: node.isOutOfRange,
      value: sign === '-' ? -node.value : node.value,
      isLiteral: node.isLiteral,
    }
  }

  private power(): Node {
    const base = this.atom()
    return this.take('**') ? this.operate(base, '**', this.signed()) : base
  }

  private atom(): Node {
    if (this.take('(')) {
      const node = this.sum()
      if (!this.take(')')) throw new ParseError()
      return { ...node, source: `(${node.source})` }
    }
    const literal = literalAt(this.remaining())
    if (!literal) throw new ParseError()
    this.position += literal.source.length
    return { ...literal, isLiteral: true }
  }
}

/** Evaluates a number or an arithmetic expression as JavaScript does; undefined for anything else. */
export function evaluate(text: string): Evaluation | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const parser = new ExpressionParser(text.trim())
  try {
    const { value } = parser.parse()
    return { value, roundings: parser.roundings }
  } catch (error) {
    if (error instanceof ParseError) return undefined
    throw error
  }
}
