import characters from 'opencc-js/dict/TSCharacters'
import type { SearchPage } from '../searchFormat.ts'

/** Traditional characters, each with its simplified form. */
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

/** All pairs; texts are folded with them when the index is written. */
export const allPairs: TraditionalPairs = joined(pairs)

/** The pairs that texts with these characters need: a reader may type either form of a character. */
export function pairsFor(used: string): TraditionalPairs {
  const characters = new Set(used)
  return joined(pairs.filter(([from, to]) => characters.has(from) || characters.has(to)))
}

/** A table by code unit, because every letter of a site is tested. */
const isPaired = new Uint8Array(0x10000)
for (const character of pairs.flat()) isPaired[character.charCodeAt(0)] = 1

/** Characters of a page that have a traditional or simplified counterpart, each once. */
export function usedCharacters({
  title,
  sections,
}: Pick<SearchPage, 'title' | 'sections'>): string {
  const used = new Set<number>()
  for (const text of [title, ...sections.flatMap((section) => [section.title, section.text])]) {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (isPaired[code]) used.add(code)
    }
  }
  return String.fromCharCode(...used)
}

function joined(list: readonly (readonly [string, string])[]): TraditionalPairs {
  return {
    traditional: list.map(([from]) => from).join(''),
    simplified: list.map(([, to]) => to).join(''),
  }
}
