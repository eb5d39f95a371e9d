import type { Loaded } from '../../content/loadedContent.ts'
import type { Kinds } from '../../pages/kinds.ts'
import { linksOf, type PageRecord } from '../build-manifest/pageRecords.ts'
import { pageId } from '../render/pageId.ts'
import {
  areStillCorrect,
  checkedLinks,
  isClean,
  type CheckedLinks,
  type LinkTargets,
} from './checkedLinks.ts'
import type { CheckedPage } from './checkedPage.ts'
import { checkLinks, writtenLinks, type KnownFiles, type LinkReport } from './checkLinks.ts'

export interface CheckPagesOptions extends Omit<LinkTargets, 'files' | 'leftOut'> {
  readonly loaded: Pick<Loaded, 'links' | 'leftOut'>
  readonly kinds: Kinds
  /** Finds files of the output by their paths, starting with `/`. */
  readonly outputFiles: KnownFiles
  /** What the last build knew of its links. */
  readonly lastLinks: CheckedLinks | undefined
}

/** Checks the links of the finished pages; of a page that is the same as in the last build only where something else has changed. */
export function checkPages(options: CheckPagesOptions): {
  readonly report: LinkReport
  readonly checked: CheckedLinks
} {
  const { config, loaded, lastPages, lastLinks } = options
  const { leftOut } = loaded
  const files = withBase(options.outputFiles, config.base)
  const targets = { ...options, files, leftOut }
  const check = (isChecked: (id: string, record: PageRecord) => boolean) =>
    checkLinks(
      pagesOf(options, isChecked),
      files,
      config,
      options.kinds.pages,
      options.redirects,
      leftOut,
    )
  if (lastLinks && areStillCorrect(lastLinks, targets)) {
    const report = check((id, record) => lastPages.get(id) !== record)
    if (isClean(report)) return { report, checked: checkedLinks(report, lastLinks.files, targets) }
  }
  // What is reported does not depend on what the last build knew.
  const report = check(() => true)
  return { report, checked: checkedLinks(report, [], targets) }
}

function pagesOf(
  { routes, records, loaded }: CheckPagesOptions,
  isChecked: (id: string, record: PageRecord) => boolean,
): CheckedPage[] {
  const pages: CheckedPage[] = []
  for (const route of routes) {
    const id = pageId(route)
    const record = records.get(id)
    if (!record) continue
    const facts = new RecordedFacts(record, isChecked(id, record))
    pages.push({ route, facts, written: writtenLinks(loaded, route) })
  }
  return pages
}

/** What a record says of the links of its page, parsed when it is their turn, because those of all pages would take much memory. */
class RecordedFacts {
  readonly #record: PageRecord
  readonly #isChecked: boolean
  #ids: ReadonlySet<string> | undefined

  constructor(record: PageRecord, isChecked: boolean) {
    this.#record = record
    this.#isChecked = isChecked
  }

  get links(): readonly string[] {
    return this.#isChecked ? linksOf(this.#record).links : []
  }

  /** Of most pages, no other page links to a section. */
  get ids(): ReadonlySet<string> {
    this.#ids ??= new Set(linksOf(this.#record).ids)
    return this.#ids
  }
}

function withBase(files: KnownFiles, base: string): KnownFiles {
  if (base === '/') return files
  return { has: (path) => path.startsWith(base) && files.has(path.slice(base.length - 1)) }
}
