/**
 * A run of text that a reader reads in one go: a paragraph, a heading, a cell, a title, a caption.
 * Code and addresses in it are one mark each (see `characters.ts`), so that no rule looks into them.
 */
export interface Passage {
  readonly text: string
  /** For every character of the text, its place in the source. */
  readonly offsets: readonly number[]
}

/** What a rule found in a passage. */
export interface Slip {
  /** In the passage's text. */
  readonly index: number
  readonly message: string
  readonly hint: string
}

export type PassageRule = (passage: Passage) => Slip[]

/** A slip for every match of the pattern, which must be global. */
export function slipsAt(
  text: string,
  pattern: RegExp,
  describe: (match: RegExpExecArray) => Omit<Slip, 'index'> | undefined,
): Slip[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const slip = describe(match)
    return slip ? [{ index: match.index, ...slip }] : []
  })
}

/** How far the source may run ahead of the text: an escape, the `>` of a quoted line, an emoji's name. */
const reach = 48
const entity = /&#?\w+;/y

/** Where each character of a text stands in the source between two places. */
export function align(text: string, source: string, start: number, end: number): number[] {
  const offsets: number[] = []
  let at = start
  for (const character of text.split('')) {
    entity.lastIndex = at
    const written = source[at] === character ? undefined : entity.exec(source)?.[0]
    if (written) {
      offsets.push(at)
      at += written.length
      continue
    }
    const found = source.indexOf(character, at)
    if (found >= 0 && found < Math.min(end, at + reach)) at = found
    // What the source does not hold, such as an emoji that was written by name, stays where it began.
    else {
      offsets.push(at)
      continue
    }
    offsets.push(at)
    at += 1
  }
  return offsets
}
