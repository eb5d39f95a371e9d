import { escapeText } from '../text/escapeHtml.ts'
import { htmlTokens, type CloseTag, type HtmlToken, type OpenTag } from '../text/html/htmlTokens.ts'
import { voidElements } from '../text/html/voidElements.ts'
import {
  cutOff,
  documentElements,
  endless,
  lastEnds,
  misplaced,
  optionalEnd,
  textElements,
  unclosed,
  unopened,
  type TagMistake,
} from './tagRules.ts'

/** Reports a mistake at an offset in a piece of HTML. */
export type ReportTag = (mistake: TagMistake, piece: number, offset: number) => void

interface OpenElement {
  readonly name: string
  readonly piece: number
  readonly offset: number
}

/**
 * Writes pieces of HTML, between which there may be other elements, so that together they are well-formed: an end tag without a
 * start is left out, an element without an end is closed, and a tag that would swallow everything after it is shown as text.
 * Comments are left out: browsers and Markdown do not agree where they end.
 */
export class TagBalancer {
  readonly #pieces: readonly string[]
  readonly #report: ReportTag
  readonly #open: OpenElement[] = []
  /** How many of them have a name: generated HTML leaves thousands open. */
  readonly #counts = new Map<string, number>()
  /** For each name: the offset of its last end tag in each piece (-1: none), and the last piece that has one. */
  readonly #lastEnds = new Map<string, { ends: readonly number[]; lastPiece: number }>()
  #piece = -1
  /** The name of an open element whose content is text; it ends in a later piece. */
  #textElement: string | undefined

  constructor(pieces: readonly string[], report: ReportTag) {
    this.#pieces = pieces
    this.#report = report
  }

  /** The next piece. */
  next(): string {
    this.#piece += 1
    const html = this.#pieces[this.#piece] ?? ''
    const from = this.#textElement === undefined ? 0 : endOfText(html, this.#textElement)
    if (from < html.length) this.#textElement = undefined
    return html.slice(0, from) + this.#write(html, from)
  }

  /** The end tags of all elements that are still open. */
  end(): string {
    for (const { name, piece, offset } of this.#open)
      if (!optionalEnd.has(name)) this.#report(unclosed(name), piece, offset)
    return this.#closeInside(0)
  }

  #write(html: string, from: number): string {
    let written = ''
    for (let at = from; at < html.length;) {
      const { tokens, swallowing } = this.#tokensFrom(html, at)
      written += this.#writeTokens(html, at, tokens, swallowing)
      at = swallowing ? at + swallowing.end : html.length
    }
    return written
  }

  /** The tokens from an offset on, up to a tag that would swallow everything after it: the tokenizer takes that for its content. */
  #tokensFrom(html: string, from: number) {
    let swallowing: HtmlToken | undefined
    const tokens = htmlTokens(html.slice(from), {
      until: (token) => {
        if (token.kind === 'open' && this.#isEndless(token, from + token.end)) swallowing = token
        return swallowing !== undefined
      },
    })
    return { tokens, swallowing }
  }

  /** Writes the tokens that begin at an offset. The tag `swallowing` is shown as text. */
  #writeTokens(
    html: string,
    from: number,
    tokens: readonly HtmlToken[],
    swallowing: HtmlToken | undefined,
  ): string {
    let written = ''
    let isText = false
    for (const token of tokens) {
      const start = from + token.start
      const source = html.slice(start, from + token.end)
      // A bracket at the end of a piece could be the start of a tag together with what follows.
      if (token.kind === 'text') written += isText ? source : source.replaceAll('<', '&lt;')
      if (token.kind === 'close') written += this.#closeTag(token, source, start)
      if (token.kind === 'open' && token === swallowing) {
        this.#report(endless(token.name), this.#piece, start)
        written += escapeText(source)
      } else if (token.kind === 'open') written += this.#openTag(token, source, start)
      isText = token.kind === 'open' && textElements.has(token.name)
    }
    return written
  }

  #openTag(token: OpenTag, source: string, offset: number): string {
    const mistake = mistakeIn(token, source)
    if (mistake) {
      this.#report(mistake, this.#piece, offset)
      return ''
    }
    // Only drawings and formulas have elements that end with a slash.
    const isComplete = token.selfClosing && (this.#isOpen('svg') || this.#isOpen('math'))
    if (!isComplete && !voidElements.has(token.name)) {
      this.#open.push({ name: token.name, piece: this.#piece, offset })
      this.#counts.set(token.name, (this.#counts.get(token.name) ?? 0) + 1)
    }
    return source
  }

  #isOpen(name: string): boolean {
    return (this.#counts.get(name) ?? 0) > 0
  }

  #closeTag(token: CloseTag, source: string, offset: number): string {
    const isOpen = this.#isOpen(token.name)
    if (!isOpen || !source.endsWith('>')) {
      this.#report(isOpen ? cutOff(token.name) : unopened(token.name), this.#piece, offset)
      return ''
    }
    const at = this.#open.findLastIndex(({ name }) => name === token.name)
    const inner = this.#closeInside(at + 1)
    this.#removeFrom(at)
    return inner + source
  }

  /** Ends the elements inside the outermost `depth` ones. */
  #closeInside(depth: number): string {
    return this.#removeFrom(depth)
      .toReversed()
      .map(({ name }) => (optionalEnd.has(name) ? '' : `</${name}>`))
      .join('')
  }

  #removeFrom(depth: number): OpenElement[] {
    const removed = this.#open.splice(depth)
    for (const { name } of removed) this.#counts.set(name, (this.#counts.get(name) ?? 0) - 1)
    return removed
  }

  /** Whether no end tag follows an element whose content is text and begins at an offset. */
  #isEndless({ name }: OpenTag, offset: number): boolean {
    if (!textElements.has(name)) return false
    const { ends, lastPiece } = this.#endsOf(name)
    if ((ends[this.#piece] ?? -1) >= offset) return false
    if (lastPiece <= this.#piece) return true
    this.#textElement = name
    return false
  }

  #endsOf(name: string): { ends: readonly number[]; lastPiece: number } {
    let found = this.#lastEnds.get(name)
    if (!found) {
      const ends = lastEnds(name, this.#pieces)
      found = { ends, lastPiece: ends.findLastIndex((end) => end >= 0) }
      this.#lastEnds.set(name, found)
    }
    return found
  }
}

function mistakeIn({ name }: OpenTag, source: string): TagMistake | undefined {
  if (documentElements.has(name)) return misplaced(name)
  return source.endsWith('>') ? undefined : cutOff(name)
}

/** Where the end tag of a text element begins; at the end of the piece if it is in a later one. */
function endOfText(html: string, name: string): number {
  const end = html.search(new RegExp(`</${name}`, 'i'))
  return end < 0 ? html.length : end
}
