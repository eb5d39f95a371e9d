import type { LocaleId, Localized, SiteConfig } from '../config/site.ts'
import type { Assets } from './assets.ts'
import type { KnownFrontMatter } from './frontMatter.ts'
import type { PostFrontMatterKinds } from './postKind.ts'
import type { Report } from './problem.ts'

/** What every step of loading one locale shares. */
export interface Loading {
  readonly root: string
  readonly config: SiteConfig
  readonly locale: LocaleId
  readonly assets: Assets
  readonly report: Report
  readonly postKinds: PostFrontMatterKinds
  /** Show what is marked `draft`: while writing, not in the public site. */
  readonly drafts: boolean
  /** Day of the last change by source file, where it is known. */
  readonly updated: ReadonlyMap<string, string>
  readonly localized: (text: Localized) => string
  readonly frontMatter: Omit<KnownFrontMatter, 'kind'>
  /** The state of the original of a translation, by its key. */
  readonly originalHash: (key: string) => string
}
