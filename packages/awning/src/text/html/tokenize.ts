import { QuoteType, Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

export { QuoteType, type TokenizerCallbacks }

export interface TokenizeOptions {
  /** For SVG files: names keep their case, and no element has content of its own kind. */
  readonly xml?: boolean
}

/**
 * Reads HTML by the rules of browsers, and reports offsets. Character references are not decoded.
 * `callbacksWith` gets a function that stops reading, for callers who need only the beginning.
 */
export function tokenize(
  html: string,
  callbacksWith: (stop: () => void) => TokenizerCallbacks,
  { xml = false }: TokenizeOptions = {},
): void {
  const stop = () => tokenizer.pause()
  const options = { xmlMode: xml, decodeEntities: false }
  const tokenizer: Tokenizer = new Tokenizer(options, callbacksWith(stop))
  tokenizer.write(html)
  if (tokenizer.running) tokenizer.end()
}
