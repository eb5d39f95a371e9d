import { isClosing, isIdeograph, isOpening } from './characterClasses.ts'

/** A piece of text without a possible line break inside. */
export interface Unit {
  readonly text: string
  /** A space precedes it, unless it is the first of a line. */
  readonly spaced: boolean
}

/** Particles and suffixes belong to the word before them: no line starts with one. */
const suffixes = new Set('的了着们吗呢吧器化性者型式')

/** Words of the language (Chinese ones too), with their punctuation; Latin words stay whole. */
export function unitsOf(text: string, lang: string): Unit[] {
  const units: { text: string; spaced: boolean }[] = []
  let spaced = false
  for (const { segment } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)) {
    if (segment.trim() === '') {
      spaced = units.length > 0
      continue
    }
    const last = units.at(-1)
    if (last && !spaced && staysWith(last.text, segment)) last.text += segment
    else units.push({ text: segment, spaced })
    spaced = false
  }
  return units
}

function staysWith(before: string, after: string): boolean {
  const last = Array.from(before).at(-1) ?? ''
  const [first = ''] = after
  if (isClosing(first) || isOpening(last) || suffixes.has(after)) return true
  // Neither is Chinese and there is no space: `CSS-in-JS`, `v1.2`. A new word may start after a wide mark.
  if (!isIdeograph(last) && !isIdeograph(first)) return !isWide(last)
  // `2022年`, `3个`
  return /\d$/.test(before) && isIdeograph(first) && after.length === 1
}

function isWide(character: string): boolean {
  return /[\u3000-\u303f\uff00-\uffef]/.test(character)
}
