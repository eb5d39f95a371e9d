/**
 * A continuous run of prose: a paragraph, a heading, a cell, a title or a caption. Inline code and addresses
 * are replaced by one character each (see `characters.ts`), so that no rule looks into them.
 */
export interface Passage {
  readonly text: string
  /** For every character of the text, its offset in the source. */
  readonly offsets: readonly number[]
}

/** A violation of a rule in a passage. */
export interface Violation {
  /** Position in the text of the passage. */
  readonly index: number
  readonly message: string
  readonly hint: string
  /** By default a suggestion. */
  readonly severity?: 'warning'
}

export type PassageRule = (passage: Passage) => Violation[]

/** Creates a violation for every match of the pattern, which must be global. */
export function violationsAt(
  text: string,
  pattern: RegExp,
  describe: (match: RegExpExecArray) => Omit<Violation, 'index'> | undefined,
): Violation[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const violation = describe(match)
    return violation ? [{ index: match.index, ...violation }] : []
  })
}

/** How many characters of the source may be missing in the text: an escape, the `>` of a quote, an emoji's name. */
const maxSkip = 48
const entity = /&#?\w+;/y

/** Finds the offset of each character of a text in the source between `start` and `end`. */
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
    const limit = Math.min(end, at + maxSkip)
    let found = at
    while (found < limit && source[found] !== character) found += 1
    // A character that is not in the source, such as an emoji written by name, gets the current offset.
    if (found >= limit) {
      offsets.push(at)
      continue
    }
    at = found
    offsets.push(at)
    at += 1
  }
  return offsets
}
