import type { JoinedFiles } from './joinedFiles.ts'

/** A file that is made from the content and is no page: a feed, a sitemap, a search index, a social image. */
export interface SiteFile {
  /** Path below the output folder, not percent-encoded: `en/blog/rss.xml`. */
  readonly path: string
  /** Changes with everything the file is made from, apart from engine and settings. With the same hash it is not made again. */
  readonly hash?: string | (() => Promise<string>)
  /** Whether the cache has it; absent for a file that is made quickly. */
  readonly isCached?: () => boolean
  /** Called once per build, or for each request in dev. */
  readonly make: () => SiteFileContent | Promise<SiteFileContent>
}

export type SiteFileContent = string | Buffer | JoinedFiles
