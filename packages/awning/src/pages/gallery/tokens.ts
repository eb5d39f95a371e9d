import css from '../../theme/styles/tokens.css?raw'
import { readTokens } from '../../theme/styles/readTokens.ts'

export const tokens = readTokens(css)

export interface Token {
  readonly name: string
  readonly value: string
}

/** The tokens of one kind, in the order of the style sheet. */
export function tokensLike(name: RegExp, value = /./): Token[] {
  return Object.entries(tokens.light)
    .filter(([key, text]) => name.test(key) && value.test(text))
    .map(([key, text]) => ({ name: key, value: text.replace(/\s+/g, ' ') }))
}
