import type { CachedValues } from '../cache/cachedValues.ts'
import type { LocaleId, SiteConfig } from '../config/site.ts'
import type { BodyStrings } from '../markdown/writeContext.ts'
import type { CompileTools } from './compileEntry.ts'
import type { CompileTextsOptions, OnCompiled, TextToCompile } from './compileTexts.ts'
import type { JobQueue } from './jobQueue.ts'
import type { LeftOutText } from './leftOut.ts'
import type { PostContentKind } from './postKind.ts'
import type { ReactPageFile } from './reactPageFile.ts'
import type { Shard } from './shard.ts'
import type { VisibilityStrings } from './visibility.ts'

/** What links between texts are resolved with, for each locale. */
export interface LocaleAddresses {
  readonly locale: LocaleId
  /** Address of every content file, by its key. */
  readonly addresses: ReadonlyMap<string, string>
  readonly leftOut: readonly LeftOutText[]
}

/** Threads that compile texts beside this one. */
export interface CompileThreads {
  compile(
    locales: readonly LocaleAddresses[],
    queue: JobQueue<TextToCompile>,
    onCompiled: OnCompiled,
  ): Promise<void>
}

/** What content is loaded with. */
export interface LoadOptions {
  readonly root: string
  readonly config: SiteConfig
  /** Whether drafts and scheduled texts are included. */
  readonly drafts: boolean
  /** The moment that decides which texts are scheduled, in milliseconds. */
  readonly now: number
  /** Names of the site's labs. */
  readonly labs: readonly string[]
  readonly reactPages: readonly ReactPageFile[]
  readonly strings: (locale: LocaleId) => BodyStrings & VisibilityStrings
  readonly tools: CompileTools
  readonly frontMatter: CachedValues<object>
  /** Changes with the site's own code. */
  readonly siteCodeHash: string
  readonly postKinds: readonly PostContentKind[]
  /** Set where several machines compile the texts at the same time. */
  readonly shard?: Shard | undefined
  /** Absent if no other threads compile texts. */
  readonly threads?: CompileThreads | undefined
  /** Called when all MDX is compiled. */
  readonly onModules?: CompileTextsOptions['onModules']
}
