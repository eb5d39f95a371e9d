import type { RemoteCache, RemoteCounts } from '../cache/remote/remoteCache.ts'
import type { SiteConfig } from '../config/site.ts'
import type { Diagnostic } from '../content/diagnostic.ts'
import type { Shard } from '../content/shard.ts'
import type { Route } from '../pages/route.ts'
import type { LoadedCode } from '../site-code/loadedCode.ts'
import type { BuildManifest } from './build-manifest/buildManifest.ts'
import type { Engine } from './bundle/buildEngine.ts'
import type { Progress } from './progress.ts'
import type { ScheduledFile } from './scheduledText.ts'

export interface BuildOptions {
  readonly root: string
  readonly config: SiteConfig
  /** The definitions of `site.code.ts` and the React pages; absent for a site without code. */
  readonly code?: LoadedCode
  readonly outDir: string
  readonly cacheDir: string
  readonly progress: Progress
  /** A bundled engine to use instead of bundling one: fixture sites share it. */
  readonly engine?: Engine
  /** The file from which worker threads read the settings; without it one thread renders all pages. */
  readonly configFile?: string
  /** The manifest of the last build, if it was read already. */
  readonly manifest?: BuildManifest | undefined
  /** A cache that machines share; what is stored there is not waited for until the end. */
  readonly remote?: RemoteCache | undefined
  /** With a remote cache: renders one machine's share into it, and writes no output. */
  readonly shard?: Shard | undefined
  /** Leaves social images that have to be rendered to a later build, so that the pages are there sooner. */
  readonly postponesPictures?: boolean
  /** Number of pages from which worker threads are used. */
  readonly minPagesForThreads?: number
  /** The clock that decides which texts are scheduled, in milliseconds; by default that of the machine. */
  readonly now?: () => number
}

export interface BuildResult {
  readonly routes: readonly Route[]
  readonly warnings: readonly Diagnostic[]
  /** How many pages were rendered; the others are those of the last build, or of other machines. */
  readonly renderedPages: number
  /** How often a file of the site was read. Those that are as the last build has read them are not read. */
  readonly readFiles: number
  /** What was taken from the cache that machines share, and stored there. */
  readonly remote?: RemoteCounts | undefined
  /** Paths of social images that are left to a later build. */
  readonly pending: readonly string[]
  /** Files that a later build will contain. */
  readonly scheduled: readonly ScheduledFile[]
}
