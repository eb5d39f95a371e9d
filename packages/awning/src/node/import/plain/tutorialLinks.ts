import { posix } from 'node:path'
import type { SourceFolder } from '../source/sourceFolder.ts'
import { samePathKey } from '../../../config/address.ts'
import { docFile } from '../texts/docAddresses.ts'
import { stripNumberPrefix } from '../../../text/numberPrefix.ts'
import type { PlainDoc } from './plainDocs.ts'

/** Finds texts by the name of their folder or file, which is their address there: `/variables`, `info:variables`. */
export class TutorialLinks {
  readonly #byName = new Map<string, PlainDoc[]>()
  readonly #source: SourceFolder

  constructor(docs: readonly PlainDoc[], source: SourceFolder) {
    this.#source = source
    for (const doc of docs) {
      const key = `${doc.locale} ${nameOf(doc)}`
      this.#byName.set(key, [...(this.#byName.get(key) ?? []), doc])
    }
  }

  /** The name of a text for links from another one; undefined if there is none, or if there are several. */
  link(from: PlainDoc, written: string): string | undefined {
    const [found, second] = this.#find(from, written)
    if (!found || second) return undefined
    const hash = written.split('#')[1]
    const path = posix.relative(posix.dirname(docFile(from)), docFile(found))
    return `${path.startsWith('.') ? '' : './'}${path}${hash === undefined ? '' : `#${hash}`}`
  }

  /** Whether a link could lead to several texts. */
  isAmbiguous(from: PlainDoc, written: string): boolean {
    return this.#find(from, written).length > 1
  }

  /** The first heading of the text that a link leads to. */
  title(from: PlainDoc, written: string): string | undefined {
    const [doc] = this.#find(from, written)
    return doc && /^#[ \t]+(.+?)[ \t]*$/m.exec(this.#source.readText(doc.file) ?? '')?.[1]
  }

  /** The text at this address from the root of the folder, else the articles of this name, else the tasks. */
  #find({ locale }: PlainDoc, written: string): readonly PlainDoc[] {
    const name = (written.split('#')[0] ?? '').replace(/\/$/, '')
    const named = this.#byName.get(`${locale} ${name}`) ?? []
    const atRoot = named.filter(({ address }) => samePathKey(address) === `/${name}`)
    const articles = named.filter((doc) => !isTask(doc))
    return [atRoot, articles, named].find(({ length }) => length > 0) ?? []
  }
}

function isTask({ file, solution }: PlainDoc): boolean {
  return solution !== undefined || /(?:^|\/)task\.md$/.test(file)
}

function nameOf({ path }: PlainDoc): string {
  const name = posix.basename(path).replace(/\.mdx?$/, '')
  const last = /^(?:index|readme)$/i.test(name) ? posix.basename(posix.dirname(path)) : name
  return stripNumberPrefix(last).name
}
