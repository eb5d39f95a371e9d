import type { LocaleId, Localized, SiteConfig } from '../config/site.ts'
import type { Assets } from './assets.ts'
import type { FrameDocuments } from './frameDocuments.ts'
import type { WebFeatures } from './baseline/webFeatures.ts'
import type { CommitDays } from './commitDays.ts'
import type { KnownFrontMatter } from './frontMatter.ts'
import type { LeftOutText } from './leftOut.ts'
import type { PostFrontMatterKinds } from './postKind.ts'
import type { OriginalText } from './readTexts.ts'
import type { Report } from './diagnostic.ts'
import type { Unpublished } from './visibility.ts'

/** What every step of loading one locale needs. */
export interface LoadContext {
  readonly root: string
  readonly config: SiteConfig
  readonly locale: LocaleId
  readonly assets: Assets
  readonly frames: FrameDocuments
  readonly webFeatures: () => WebFeatures | undefined
  readonly report: Report
  readonly postKinds: PostFrontMatterKinds
  /** Whether drafts and scheduled texts are included: in dev, but not in a build. */
  readonly drafts: boolean
  /** The moment for which it is decided which texts are published, in milliseconds. */
  readonly now: number
  /** Texts of the default locale by key, which is read first. */
  readonly originals: Map<string, OriginalText>
  /** Called for each text that is not published. */
  readonly leaveOut: (text: LeftOutText) => void
  /** The texts for which that was called, in this locale. */
  readonly leftOut: readonly LeftOutText[]
  /** A title with a mark that the page is not published, for dev. */
  readonly markTitle: (title: string, unpublished: Unpublished) => string
  /** Days of the first and the last commit, by source file. */
  readonly days: ReadonlyMap<string, CommitDays>
  readonly localized: (text: Localized) => string
  readonly frontMatter: Omit<KnownFrontMatter, 'kind'>
  /** Hash of the original of a translation, by its key. */
  readonly originalHash: (key: string) => string
}
