import type { HighlighterCore } from 'shiki/core'
import { EncodedTokenMetadata, INITIAL, type StateStack } from 'shiki/textmate'
import { classTheme } from './classTheme.ts'

export interface Token {
  readonly content: string
  /** What the theme has in place of a colour. */
  readonly color: string | undefined
}

interface TokenizedLine {
  readonly tokens: readonly Token[]
  readonly next: State
}

/** Where a line begins: inside of what. Two that are equal are one object here. */
interface State {
  readonly stack: StateStack
  readonly lines: Map<string, TokenizedLine>
}

/** Lines that no other block has are most of them; past this they are forgotten together. */
const mostLines = 50_000

/**
 * Tokens of code, line by line. What a line comes to follows from its text and from what the lines
 * before it left open, so a line that stood in another block (`}`, an import, a heading of a
 * config) is looked up. Code of documentation repeats itself: this halves the work and more.
 */
export class LineMemo {
  readonly #highlighter: HighlighterCore
  readonly #lang: string
  readonly #longest: number
  #states: State[] = []
  #lines = 0

  constructor(highlighter: HighlighterCore, lang: string, longest: number) {
    this.#highlighter = highlighter
    this.#lang = lang
    this.#longest = longest
  }

  tokenize(code: string): (readonly Token[])[] {
    if (this.#lines > mostLines) {
      this.#states = []
      this.#lines = 0
    }
    let state = this.#state(INITIAL)
    return code.split(/\r?\n/).map((line) => {
      if (line === '') return []
      if (line.length >= this.#longest) return [{ content: line, color: undefined }]
      const known = state.lines.get(line) ?? this.#line(line, state)
      state = known.next
      return known.tokens
    })
  }

  #line(line: string, state: State): TokenizedLine {
    const { theme, colorMap } = this.#highlighter.setTheme(classTheme.name)
    // No limit of time: on a busy machine the output would differ.
    const result = this.#highlighter.getLanguage(this.#lang).tokenizeLine2(line, state.stack, 0)
    const tokens: Token[] = []
    for (let at = 0; at < result.tokens.length; at += 2) {
      const content = line.slice(result.tokens[at], result.tokens[at + 2])
      if (content === '') continue
      const color = colorMap[EncodedTokenMetadata.getForeground(result.tokens[at + 1] ?? 0)]
      tokens.push({
        content,
        color: theme.colorReplacements?.[color?.toLowerCase() ?? ''] ?? color,
      })
    }
    const tokenized = { tokens, next: this.#state(result.ruleStack) }
    state.lines.set(line, tokenized)
    this.#lines += 1
    return tokenized
  }

  #state(stack: StateStack): State {
    let state = this.#states.find((candidate) => candidate.stack.equals(stack))
    if (!state) {
      state = { stack, lines: new Map() }
      this.#states.push(state)
    }
    return state
  }
}
