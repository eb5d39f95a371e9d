import { toBits } from './bits.ts'
import { literalAt } from './literal.ts'
import { calculate, exactOf, rational, type Operator } from './rational.ts'
import type { Rounding } from './rounding.ts'

export interface Evaluation {
  readonly value: number
  /** In order; the last one is the whole text. Literals that needed no rounding are left out. */
  readonly roundings: readonly Rounding[]
}

export const LONGEST = 80

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

class Unreadable extends Error {}

class Reader {
  private at = 0
  readonly roundings: Rounding[] = []

  constructor(private readonly text: string) {}

  whole(): Node {
    const node = this.sum()
    if (this.rest() !== '') throw new Unreadable()
    this.note(node)
    return node
  }

  private rest(): string {
    while (this.text[this.at] === ' ') this.at += 1
    return this.text.slice(this.at)
  }

  private take<T extends string>(...tokens: T[]): T | undefined {
    const rest = this.rest()
    const found = tokens.find((token) => rest.startsWith(token))
    this.at += found?.length ?? 0
    return found
  }

  private note({ source, exact, isBeyond, value }: Rounding): void {
    this.roundings.push({ source, exact, isBeyond, value })
  }

  private operate(a: Node, operator: Operator, b: Node): Node {
    for (const side of [a, b]) {
      const kept = exactOf(toBits(side.value))
      const isExact =
        !side.isBeyond && side.exact?.num === kept?.num && side.exact?.den === kept?.den
      if (!side.isLiteral || !isExact) this.note(side)
    }
    const [left, right] = [exactOf(toBits(a.value)), exactOf(toBits(b.value))]
    const exact = left && right && calculate(left, operator, right)
    const value = compute[operator](a.value, b.value)
    // A power of a finite number other than zero is neither zero nor infinite, however long it is.
    const isPower =
      operator === '**' && left !== undefined && left.num !== 0n && right !== undefined
    return {
      source: `${a.source} ${operator} ${b.source}`,
      exact,
      isBeyond: isPower && !exact && (value === 0 || Math.abs(value) === Infinity),
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
      isBeyond: node.isBeyond,
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
      if (!this.take(')')) throw new Unreadable()
      return { ...node, source: `(${node.source})` }
    }
    const literal = literalAt(this.rest())
    if (!literal) throw new Unreadable()
    this.at += literal.source.length
    return { ...literal, isLiteral: true }
  }
}

/** Reads a number or a small sum of numbers as JavaScript would; undefined for anything else. */
export function evaluate(text: string): Evaluation | undefined {
  if (text.length > LONGEST) return undefined
  const reader = new Reader(text.trim())
  try {
    const { value } = reader.whole()
    return { value, roundings: reader.roundings }
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}
