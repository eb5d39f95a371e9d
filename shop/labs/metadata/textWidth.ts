/*
 * Estimates the width of a text without a screen to measure it. Each character belongs to a class with a
 * width in ems, about that of a common sans-serif; the error over a title is a few per cent.
 */
const widthClasses: readonly (readonly [pattern: RegExp, ems: number])[] = [
  [/\p{Mark}/u, 0],
  [/\p{Emoji_Presentation}/u, 1.25],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1],
  [/[\u3000-\u303f\uff01-\uff60…—]/u, 1],
  [/[iljI.,:;'|!‘’·]/u, 0.26],
  [/[frt()[\]{}/\\\- “”"]/u, 0.34],
  [/[mwMW@%]/u, 0.87],
  [/\p{Lowercase}/u, 0.54],
  [/\p{Uppercase}/u, 0.69],
]

/** A character in no class is as wide as a digit. */
const defaultEms = 0.56

function emWidth(character: string): number {
  // A grapheme of several code points is as wide as its first.
  const [first = ''] = character
  return widthClasses.find(([pattern]) => pattern.test(first))?.[1] ?? defaultEms
}

const segmenter = new Intl.Segmenter()

/** The characters as a reader counts them (grapheme clusters). */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), (part) => part.segment)
}

/** The estimated width in pixels at a font size. */
export function textWidth(text: string, size: number): number {
  return graphemes(text).reduce((width, character) => width + emWidth(character) * size, 0)
}
