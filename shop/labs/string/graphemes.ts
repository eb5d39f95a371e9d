/** The grapheme clusters of a text; undefined where the platform has no segmenter. */
export function graphemesOf(text: string): readonly string[] | undefined {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return undefined
  const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
