import { breakLines } from './breakLines.ts'
import { linesIn, type Box } from './fitText.ts'
import { unitsOf } from './units.ts'

/** As many sentences of a text as fit into a box; the whole text where not even the first does. */
export function wholeSentences(
  text: string,
  lang: string,
  box: Box,
  measure: (line: string) => number,
): string {
  const size = box.sizes.at(-1) ?? 1
  const sentences = Array.from(
    new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text),
    ({ segment }) => segment,
  )
  for (let count = sentences.length; count > 0; count -= 1) {
    const part = sentences.slice(0, count).join('').trim()
    const fits = breakLines(
      unitsOf(part, lang),
      box.width,
      linesIn(box, size),
      (line) => measure(line) * size,
    )
    if (fits) return part
  }
  return text
}
