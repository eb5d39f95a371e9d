import type { LocaleId, Localized, SiteConfig } from '../config/site.ts'
import type { Assets } from './assets.ts'
import type { CommitDays } from './commitDays.ts'
import type { KnownFrontMatter } from './frontMatter.ts'
import type { PostFrontMatterKinds } from './postKind.ts'
import type { Report } from './diagnostic.ts'

/** What every step of loading one locale needs. */
export interface LoadContext {
  readonly root: string
  readonly config: SiteConfig
  readonly locale: LocaleId
  readonly assets: Assets
  readonly report: Report
  readonly postKinds: PostFrontMatterKinds
  /** Whether entries marked `draft` are included: in dev, but not in a build. */
  readonly drafts: boolean
  /** Days of the first and the last commit, by source file. */
  readonly days: ReadonlyMap<string, CommitDays>
  readonly localized: (text: Localized) => string
  readonly frontMatter: Omit<KnownFrontMatter, 'kind'>
  /** The series that the original of a post names, by its key. */
  readonly originalSeries: (key: string) => string | undefined
  /** Hash of the original of a translation, by its key. */
  readonly originalHash: (key: string) => string
}
