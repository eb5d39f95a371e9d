/** Escape sequences of terminals: colours end with `m`; others move the cursor, set a title or make a link. */
const SEQUENCE =
  // eslint-disable-next-line no-control-regex -- escape sequences begin with a control character
  /\u001B(?:\[([\d;:]*)m|\[[\d;?]*[A-Za-ln-z]|\][^\u0007\u001B]*(?:\u0007|\u001B\\))/g
const WRITTEN_ESCAPE = /\\(?:x1[bB]|u001[bB]|033|e)(?=[[\]])|\u241B(?=[[\]])/g

export interface AnsiPiece {
  readonly text: string
  /** The parameters of the sequence before the text, such as `1;31`; undefined for none. */
  readonly codes: string | undefined
}

/** Splits the output of a program at its escape sequences. Authors may write the invisible character as `\x1b` or `␛`. */
export function ansiPieces(output: string): AnsiPiece[] {
  const text = output.includes('\u001B') ? output : output.replace(WRITTEN_ESCAPE, '\u001B')
  const pieces: AnsiPiece[] = []
  let codes: string | undefined
  let at = 0
  for (const match of text.matchAll(SEQUENCE)) {
    pieces.push({ text: text.slice(at, match.index), codes })
    codes = match[1]
    at = match.index + match[0].length
  }
  return [...pieces, { text: text.slice(at), codes }]
}

/** The text as a terminal shows it, without colours. */
export function withoutAnsi(output: string): string {
  return ansiPieces(output)
    .map(({ text }) => text)
    .join('')
}
