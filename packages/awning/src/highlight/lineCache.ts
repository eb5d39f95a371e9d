import type { HighlighterCore } from 'shiki/core'
import { EncodedTokenMetadata, INITIAL, type StateStack } from 'shiki/textmate'
import { classTheme } from './classTheme.ts'

export interface Token {
  readonly content: string
  /** The value that the theme has in place of a colour. */
  readonly color: string | undefined
}

interface TokenizedLine {
  readonly tokens: readonly Token[]
  readonly next: State
}

/** The grammar's state at the start of a line, such as being inside a comment. Equal states are one object. */
interface State {
  readonly stack: StateStack
  readonly lines: Map<string, TokenizedLine>
}

/** Most lines occur only once, so when there are this many, all are dropped. */
const maxCachedLines = 50_000

/**
 * Tokenizes code line by line. The tokens of a line depend only on its text and on the grammar's state
 * at its start, so a line that occurred in another block (`}`, an import) is looked up. Code in
 * documentation repeats itself: this saves more than half of the work.
 */
export class LineCache {
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
    if (this.#lines > maxCachedLines) {
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
    // Without a time limit, because on a busy machine the output would differ.
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
