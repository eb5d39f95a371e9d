import { HeadingIds } from '../../../text/headingSlug.ts'
import { textOf } from '../../../markdown/headings.ts'
import { parseMarkdown } from '../../../markdown/parser.ts'
import { decodedAddress } from '../../../text/decodedAddress.ts'
import type { DocPlace } from '../texts/docAddresses.ts'
import { fieldsAt, textAt, type Fields } from '../texts/foreignValues.ts'
import type { VitepressText } from './readVitepressText.ts'
import { headingsIn, writtenId } from './vitepressHeadings.ts'
import { vitepressSlug } from './vitepressSlug.ts'

/** Whether a site makes ids of headings with a function of its own, whose results are not known. */
export function hasOwnSlugs(settings: Fields): boolean {
  const anchor = fieldsAt(settings, 'markdown', 'anchor')
  return 'slugify' in anchor && textAt(anchor, 'slugify', '$package') !== '@mdit-vue/shared'
}

/** The sections of all texts, by the ids that links name. */
export class VitepressSections {
  readonly #byFile: ReadonlyMap<string, ReadonlyMap<string, string>>

  constructor(texts: readonly VitepressText[], ownSlugs: boolean) {
    this.#byFile = new Map(texts.map((text) => [text.doc.file, newIds(text, ownSlugs)]))
  }

  /** The id in the new site of what a link to a text names; empty for the text itself. */
  id({ file }: DocPlace, written: string): string {
    const name = decodedAddress(written)
    const ids = this.#byFile.get(file)
    // VitePress makes the id that a link names in the same way as that of a heading.
    return ids?.get(name) ?? ids?.get(vitepressSlug(name)) ?? name
  }
}

/** The new ids of headings by those of VitePress. The first level has none here: a link to it leads to the page. */
function newIds({ headings, body }: VitepressText, ownSlugs: boolean): Map<string, string> {
  const own = ownSlugs ? engineIds(body) : []
  return new Map(
    headings.flatMap(({ id, level }, index) => {
      const newId = level === 1 ? '' : (own[index] ?? id)
      return newId === '' ? [[id, newId] as const] : [[id, newId] as const, [newId, newId] as const]
    }),
  )
}

function engineIds(body: string): string[] {
  const headings = headingsIn(parseMarkdown(body))
  const ids = new HeadingIds(headings.flatMap((heading) => writtenId(heading) ?? []))
  return headings.map((heading) =>
    heading.depth === 1 ? '' : ids.take(textOf(heading), writtenId(heading)),
  )
}
