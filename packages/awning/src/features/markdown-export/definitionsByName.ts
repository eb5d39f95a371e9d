import type { NodeOf } from '../../markdown/parser.ts'
import { decodeReferences } from '../../text/html/decodeReferences.ts'

type Definition = NodeOf<'definition'>

/** What may be the name of a definition: text in brackets with no other brackets in it. Longer ones are none. */
const NAME = /\[((?:\\[^]|[^\\[\]]){1,999})\]/g

/**
 * Finds the definitions that a part of a text may refer to. With all of them, each of the boxes of a changelog would be parsed
 * together with its thousands of addresses.
 */
export function definitionsByName(
  definitions: Iterable<Definition>,
): (part: string) => Definition[] {
  const known = new Map<string, Definition[]>()
  for (const definition of definitions)
    for (const key of new Set([definition.label ?? '', definition.identifier].map(keyOf))) {
      const others = known.get(key)
      if (others) others.push(definition)
      else known.set(key, [definition])
    }
  return (part) => {
    const found = Array.from(part.matchAll(NAME), ([, name = '']) => known.get(keyOf(name)) ?? [])
    return [...new Set(found.flat())]
  }
}

/** The same for all spellings of a name, also where it goes on in the next line of a quote. */
function keyOf(name: string): string {
  return decodeReferences(name)
    .replaceAll('\\', '')
    .replace(/[\s>]+/g, ' ')
    .trim()
    .toLowerCase()
    .toUpperCase()
}
