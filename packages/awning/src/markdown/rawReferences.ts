import { srcsetAddresses } from '../text/html/srcset.ts'
import type { RawTag } from './rawTags.ts'
import { rawAddress } from './rawAddress.ts'
import type { Resolver, SourcePosition, TextDiagnostic, WrittenLink } from './writeContext.ts'

/** What HTML and JSX in a text refer to, as written there. */
export interface RawReferences {
  /** Links, and sources of pictures and frames. */
  readonly links: WrittenLink[]
  readonly ids: (SourcePosition & { readonly id: string })[]
}

/** Most of these are not resolved, unlike Markdown links, but the link check must know where they are. */
export function rawReferences(
  tags: readonly RawTag[],
  resolve: Pick<Resolver, 'link' | 'image'>,
): RawReferences {
  const found: RawReferences = { links: [], ids: [] }
  for (const { name, attribute, line, column } of tags) {
    const id = attribute('id')
    if (id !== undefined) found.ids.push({ id, line, column })
    // A link that opens a new tab leads to another origin or to a file, which are not checked.
    const isNewTab = attribute('target')?.toLowerCase() === '_blank'
    const attributeName = name === 'a' ? 'href' : 'src'
    const written = name === 'a' && isNewTab ? undefined : attribute(attributeName)
    if (written === undefined) continue
    const href = rawAddress(name, attributeName, written, resolve) ?? written
    found.links.push({ written, href, line, column })
  }
  for (const { name, attribute, line, column } of tags)
    for (const written of srcsetAddresses(attribute('srcset') ?? '')) {
      const href = rawAddress(name, 'srcset', written, resolve) ?? written
      found.links.push({ written, href, line, column })
    }
  return found
}

/** Reports ids that HTML or JSX gives to an element although another element of the text has them. */
export function duplicateIds(
  raw: RawReferences['ids'],
  all: () => readonly string[],
): TextDiagnostic[] {
  if (raw.length === 0) return []
  const count = new Map<string, number>()
  for (const id of all()) count.set(id, (count.get(id) ?? 0) + 1)
  const last = new Map(raw.map(({ id }, index) => [id, index]))
  return raw.flatMap(({ id, line, column }, index): TextDiagnostic[] =>
    (count.get(id) ?? 0) < 2 || last.get(id) !== index
      ? []
      : [
          {
            severity: 'error',
            line,
            column,
            message: `the id "${id}" is given twice`,
            hint: 'Give each element an id of its own; headings have one made from their text.',
          },
        ],
  )
}
