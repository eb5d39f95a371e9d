import { tokenize, type TokenizeOptions, type TokenizerCallbacks } from './tokenize.ts'

/** An attribute as it is written in its tag. */
export interface HtmlAttribute {
  /** In lower case, except in XML. */
  readonly name: string
  /** As written between its quotes: character references are not decoded. Empty where there is none. */
  readonly value: string
  /** From the first character of the name to just behind the value or its closing quote. */
  readonly start: number
  readonly end: number
}

interface Span {
  readonly start: number
  /** Just behind the last character. */
  readonly end: number
}

export interface OpenTag extends Span {
  readonly kind: 'open'
  /** In lower case, except in XML. */
  readonly name: string
  readonly attributes: readonly HtmlAttribute[]
  /** Written as `<name/>`. */
  readonly selfClosing: boolean
}

export interface CloseTag extends Span {
  readonly kind: 'close'
  readonly name: string
}

/**
 * A piece of HTML. Text is as written, with its character references; `declaration` is a doctype or
 * an XML declaration.
 */
export type HtmlToken =
  | OpenTag
  | CloseTag
  | (Span & { readonly kind: 'text' | 'comment' | 'declaration' })

export interface TokenOptions extends TokenizeOptions {
  /** Reading ends with the first token of which this is true. */
  readonly until?: (token: HtmlToken) => boolean
}

/**
 * Splits HTML into tokens that cover it without gaps, by the rules of browsers. These are tokens and
 * not a tree because authors write fragments: in Markdown `<b>` and `</b>` are two pieces of HTML.
 */
export function htmlTokens(html: string, options: TokenOptions = {}): HtmlToken[] {
  const tokens: HtmlToken[] = []
  tokenize(
    html,
    (stop) =>
      new TokenReader(html, options.xml ?? false, (token) => {
        tokens.push(token)
        if (options.until?.(token)) stop()
      }),
    options,
  )
  return tokens
}

/** The value of an attribute of a tag, as written. */
export function attributeOf({ attributes }: OpenTag, name: string): string | undefined {
  return attributes.find((attribute) => attribute.name === name)?.value
}

class TokenReader implements TokenizerCallbacks {
  readonly #html: string
  readonly #xml: boolean
  readonly #onToken: (token: HtmlToken) => void
  /** Where the next token starts: right behind the last one. */
  #start = 0
  #name: string | undefined
  #attributes: HtmlAttribute[] = []
  #attributeName = ''
  #attributeStart = 0
  #value = ''

  constructor(html: string, xml: boolean, onToken: (token: HtmlToken) => void) {
    this.#html = html
    this.#xml = xml
    this.#onToken = onToken
  }

  ontext(_start: number, end: number): void {
    this.#push({ kind: 'text', start: this.#start, end })
  }

  onopentagname(start: number, end: number): void {
    this.#name = this.#nameAt(start, end)
    this.#attributes = []
  }

  onattribname(start: number, end: number): void {
    this.#attributeStart = start
    this.#attributeName = this.#nameAt(start, end)
    this.#value = ''
  }

  onattribdata(start: number, end: number): void {
    this.#value += this.#html.slice(start, end)
  }

  onattribend(_quote: unknown, end: number): void {
    const [name, value, start] = [this.#attributeName, this.#value, this.#attributeStart]
    this.#attributes.push({ name, value, start, end })
  }

  onopentagend(last: number): void {
    this.#open(last + 1, false)
  }

  onselfclosingtag(last: number): void {
    this.#open(last + 1, true)
  }

  onclosetag(start: number, nameEnd: number): void {
    // The tokenizer reports the tag before it has found the bracket.
    const bracket = this.#html.indexOf('>', nameEnd)
    const end = bracket < 0 ? this.#html.length : bracket + 1
    this.#push({ kind: 'close', name: this.#nameAt(start, nameEnd), start: this.#start, end })
  }

  oncomment(_start: number, last: number): void {
    this.#push({ kind: 'comment', start: this.#start, end: this.#behind(last) })
  }

  oncdata(_start: number, last: number): void {
    this.#push({ kind: 'text', start: this.#start, end: this.#behind(last) })
  }

  ondeclaration(_start: number, last: number): void {
    this.#push({ kind: 'declaration', start: this.#start, end: this.#behind(last) })
  }

  onprocessinginstruction(_start: number, last: number): void {
    this.#push({ kind: 'declaration', start: this.#start, end: this.#behind(last) })
  }

  onend(): void {
    // A browser drops a tag that the end of the text cuts off, but checks still want to see it.
    if (this.#name !== undefined) this.#open(this.#html.length, false)
  }

  // Called only where character references are decoded.
  ontextentity(): void {}
  onattribentity(): void {}

  #open(end: number, selfClosing: boolean): void {
    if (this.#name === undefined) return
    const [name, attributes] = [this.#name, this.#attributes]
    this.#name = undefined
    this.#push({ kind: 'open', name, attributes, selfClosing, start: this.#start, end })
  }

  #push(token: HtmlToken): void {
    this.#start = token.end
    this.#onToken(token)
  }

  /** Behind the last character of a token, which is missing where the end of the text cuts it off. */
  #behind(last: number): number {
    return Math.min(last + 1, this.#html.length)
  }

  #nameAt(start: number, end: number): string {
    const name = this.#html.slice(start, end)
    return this.#xml ? name : name.toLowerCase()
  }
}
