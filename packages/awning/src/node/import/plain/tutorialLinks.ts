import { posix } from 'node:path'
import type { SourceFolder } from '../source/sourceFolder.ts'
import { docFile } from '../texts/docAddresses.ts'
import { stripNumberPrefix } from '../../../text/numberPrefix.ts'
import type { PlainDoc } from './plainDocs.ts'

/** Finds texts by the name of their folder or file, which is their address there: `/variables`, `info:variables`. */
export class TutorialLinks {
  readonly #bySlug = new Map<string, PlainDoc>()
  readonly #source: SourceFolder

  constructor(docs: readonly PlainDoc[], source: SourceFolder) {
    this.#source = source
    for (const doc of docs) {
      const slug = slugOf(doc)
      const isTask = doc.solution !== undefined || /(?:^|\/)task\.md$/.test(doc.file)
      // Articles come before tasks of the same name.
      if (!this.#bySlug.has(slug) || !isTask) this.#bySlug.set(slug, doc)
    }
  }

  /** The name of a text for links from another one; undefined if there is none. */
  link(from: PlainDoc, slug: string): string | undefined {
    const [name = '', hash] = slug.split('#')
    const found = this.#bySlug.get(name.replace(/\/$/, ''))
    if (!found) return undefined
    const path = posix.relative(posix.dirname(docFile(from)), docFile(found))
    return `${path.startsWith('.') ? '' : './'}${path}${hash === undefined ? '' : `#${hash}`}`
  }

  /** The first heading of a text. */
  title(slug: string): string | undefined {
    const doc = this.#bySlug.get(slug.split('#')[0] ?? '')
    return doc && /^#[ \t]+(.+?)[ \t]*$/m.exec(this.#source.readText(doc.file) ?? '')?.[1]
  }
}

function slugOf({ path }: PlainDoc): string {
  const name = posix.basename(path).replace(/\.mdx?$/, '')
  const last = name === 'index' ? posix.basename(posix.dirname(path)) : name
  return stripNumberPrefix(last).name
}
