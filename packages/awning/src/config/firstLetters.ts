import type { Localized } from './site.ts'

const letters = new Intl.Segmenter()

/** The first grapheme of each text, so that an accented letter or an emoji is not split. */
export function firstLetters(texts: Localized): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([locale, text]) => [
      locale,
      letters.segment(text.trim())[Symbol.iterator]().next().value?.segment ?? text,
    ]),
  )
}
