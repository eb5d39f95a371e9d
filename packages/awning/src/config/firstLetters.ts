import type { Localized } from './site.ts'

const letters = new Intl.Segmenter()

/** The first character of each text, as a reader sees it: an accent or an emoji stays whole. */
export function firstLetters(texts: Localized): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([locale, text]) => [
      locale,
      letters.segment(text.trim())[Symbol.iterator]().next().value?.segment ?? text,
    ]),
  )
}
