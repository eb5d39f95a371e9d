import { SelectorProblem, type ProblemCode } from './selectorProblem.ts'

const nameStart = /^-?(?:[A-Za-z_\u0080-\uffff]|\\[^\n])|^--/
const name = /^(?:[\w\u0080-\uffff-]|\\[0-9a-f]{1,6}\s?|\\[^\n])+/i

/** A place in the text of a selector, and what can be read from it. */
export class Scanner {
  readonly text: string
  at = 0

  constructor(text: string) {
    this.text = text
  }

  get ended(): boolean {
    return this.at >= this.text.length
  }

  peek(length = 1): string {
    return this.text.slice(this.at, this.at + length)
  }

  /** Takes this text if it is next. */
  take(expected: string): boolean {
    if (!this.text.startsWith(expected, this.at)) return false
    this.at += expected.length
    return true
  }

  skipComments(): void {
    const [skipped] = /^(?:\/\*[^]*?\*\/)*/.exec(this.text.slice(this.at)) ?? ['']
    this.at += skipped.length
  }

  /** Whether there was any white space; a comment is none, but may be in it. */
  skipSpace(): boolean {
    let spaced = false
    for (this.skipComments(); /^\s/.test(this.peek()); this.skipComments()) {
      spaced = true
      this.at += 1
    }
    return spaced
  }

  /** A name, if one begins here. */
  takeName(): string | undefined {
    const rest = this.text.slice(this.at)
    if (!nameStart.test(rest)) return undefined
    const [found] = name.exec(rest) ?? []
    if (found !== undefined) this.at += found.length
    return found
  }

  /** The name that has to follow a full stop, a hash or a colon. */
  needName(): string {
    const found = this.takeName()
    if (found !== undefined) return found
    return this.fail(/^-?\d/.test(this.peek(2)) ? 'digit-name' : 'no-name')
  }

  takeString(): boolean {
    const quote = this.peek()
    if (quote !== '"' && quote !== "'") return false
    const start = this.at
    this.at += 1
    while (!this.ended && this.peek() !== quote) this.at += this.peek() === '\\' ? 2 : 1
    if (this.ended) this.fail('unclosed', start)
    this.at += 1
    return true
  }

  /** To the next of these characters that is in no bracket and no string, or to the end. */
  skipTo(stops: string): void {
    let depth = 0
    while (!this.ended) {
      const next = this.peek()
      if (depth === 0 && stops.includes(next)) return
      if (this.takeString()) continue
      if (next === '(' || next === '[') depth += 1
      if (next === ')' || next === ']') depth -= 1
      this.at += next === '\\' ? 2 : 1
    }
  }

  fail(code: ProblemCode, at = this.at, end = at + 1): never {
    throw new SelectorProblem(code, at, this.text.slice(at, end))
  }
}
