import characters from 'opencc-js/dict/TSCharacters'

/** Traditional characters and what each is in simplified writing, character by character. */
const pairs: readonly (readonly [string, string])[] = characters
  .split('|')
  .map((pair) => pair.split(' '))
  .flatMap(([from, to]) =>
    from?.length === 1 && to?.length === 1 && from !== to ? [[from, to] as const] : [],
  )

export interface TraditionalPairs {
  readonly traditional: string
  readonly simplified: string
}

/** The pairs that matter for a text: a reader may type either form of what stands in it. */
export function pairsFor(texts: Iterable<string>): TraditionalPairs {
  const used = new Set<string>()
  for (const text of texts) for (const character of text) used.add(character)
  const wanted = pairs.filter(([from, to]) => used.has(from) || used.has(to))
  return {
    traditional: wanted.map(([from]) => from).join(''),
    simplified: wanted.map(([, to]) => to).join(''),
  }
}
