import { escapeText } from '../text/escapeHtml.ts'
import { htmlTokens, type CloseTag, type OpenTag } from '../text/html/htmlTokens.ts'
import { voidElements } from '../text/html/voidElements.ts'
import {
  cutOff,
  documentElements,
  endless,
  isEnded,
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
    let isText = false
    for (const token of htmlTokens(html.slice(from))) {
      const [start, end] = [from + token.start, from + token.end]
      const source = html.slice(start, end)
      // A bracket at the end of a piece could be the start of a tag together with what follows.
      if (token.kind === 'text') written += isText ? source : source.replaceAll('<', '&lt;')
      if (token.kind === 'close') written += this.#closeTag(token, source, start)
      if (token.kind === 'open' && this.#isEndless(token, html.slice(end))) {
        this.#report(endless(token.name), this.#piece, start)
        // The tokenizer has taken everything after the tag for its content.
        return written + escapeText(source) + this.#write(html, end)
      }
      if (token.kind === 'open') written += this.#openTag(token, source, start)
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
    const isComplete =
      token.selfClosing && this.#open.some(({ name }) => /^(?:svg|math)$/.test(name))
    if (!isComplete && !voidElements.has(token.name))
      this.#open.push({ name: token.name, piece: this.#piece, offset })
    return source
  }

  #closeTag(token: CloseTag, source: string, offset: number): string {
    const at = this.#open.findLastIndex(({ name }) => name === token.name)
    if (at < 0 || !source.endsWith('>')) {
      this.#report(at < 0 ? unopened(token.name) : cutOff(token.name), this.#piece, offset)
      return ''
    }
    const inner = this.#closeInside(at + 1)
    this.#open.pop()
    return inner + source
  }

  /** Ends the elements inside the outermost `depth` ones. */
  #closeInside(depth: number): string {
    return this.#open
      .splice(depth)
      .toReversed()
      .map(({ name }) => (optionalEnd.has(name) ? '' : `</${name}>`))
      .join('')
  }

  /** Whether no end tag follows an element whose content is text. */
  #isEndless({ name }: OpenTag, following: string): boolean {
    if (!textElements.has(name) || isEnded(name, following)) return false
    if (!this.#pieces.slice(this.#piece + 1).some((piece) => isEnded(name, piece))) return true
    this.#textElement = name
    return false
  }
}

function mistakeIn({ name }: OpenTag, source: string): TagMistake | undefined {
  if (documentElements.has(name)) return misplaced(name)
  return source.endsWith('>') ? undefined : cutOff(name)
}

/** Where the end tag of a text element begins; at the end of the piece if it is in a later one. */
function endOfText(html: string, name: string): number {
  const end = html.toLowerCase().indexOf(`</${name}`)
  return end < 0 ? html.length : end
}
