/** What a reader takes for one character each; undefined where the platform cannot tell. */
export function segmentsOf(text: string): readonly string[] | undefined {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return undefined
  const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
