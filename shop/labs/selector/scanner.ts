import { SelectorSyntaxError, type SelectorErrorCode } from './selectorError.ts'

const nameStart = /^-?(?:[A-Za-z_\u0080-\uffff]|\\[^\n])|^--/
const name = /^(?:[\w\u0080-\uffff-]|\\[0-9a-f]{1,6}\s?|\\[^\n])+/i

/** Reads the text of a selector from left to right. */
export class Scanner {
  readonly text: string
  position = 0

  constructor(text: string) {
    this.text = text
  }

  get ended(): boolean {
    return this.position >= this.text.length
  }

  peek(length = 1): string {
    return this.text.slice(this.position, this.position + length)
  }

  /** Consumes this text if it is next. */
  take(expected: string): boolean {
    if (!this.text.startsWith(expected, this.position)) return false
    this.position += expected.length
    return true
  }

  skipComments(): void {
    const [skipped] = /^(?:\/\*[^]*?\*\/)*/.exec(this.text.slice(this.position)) ?? ['']
    this.position += skipped.length
  }

  /** Skips white space and comments; returns whether there was white space. */
  skipSpace(): boolean {
    let spaced = false
    for (this.skipComments(); /^\s/.test(this.peek()); this.skipComments()) {
      spaced = true
      this.position += 1
    }
    return spaced
  }

  /** Consumes an identifier if one is next. */
  takeName(): string | undefined {
    const remaining = this.text.slice(this.position)
    if (!nameStart.test(remaining)) return undefined
    const [found] = name.exec(remaining) ?? []
    if (found !== undefined) this.position += found.length
    return found
  }

  /** Consumes the identifier that must follow a full stop, a hash or a colon. */
  needName(): string {
    const found = this.takeName()
    if (found !== undefined) return found
    return this.fail(/^-?\d/.test(this.peek(2)) ? 'digit-name' : 'no-name')
  }

  takeString(): boolean {
    const quote = this.peek()
    if (quote !== '"' && quote !== "'") return false
    const start = this.position
    this.position += 1
    while (!this.ended && this.peek() !== quote) this.position += this.peek() === '\\' ? 2 : 1
    if (this.ended) this.fail('unclosed', start)
    this.position += 1
    return true
  }

  /** Skips to the next of these characters outside brackets and strings, or to the end. */
  skipTo(stops: string): void {
    let depth = 0
    while (!this.ended) {
      const next = this.peek()
      if (depth === 0 && stops.includes(next)) return
      if (this.takeString()) continue
      if (next === '(' || next === '[') depth += 1
      if (next === ')' || next === ']') depth -= 1
      this.position += next === '\\' ? 2 : 1
    }
  }

  fail(code: SelectorErrorCode, at = this.position, end = at + 1): never {
    throw new SelectorSyntaxError(code, at, this.text.slice(at, end))
  }
}
