/** A file that follows from the content and is no page: a feed, a map, an index, a picture. */
export interface SiteFile {
  /** Below the output folder, with real characters: `en/blog/rss.xml`. */
  readonly path: string
  /** Changes with what it is made from, beside the engine and the settings: the same is not made again. */
  readonly key?: string | (() => Promise<string>)
  /** Called once a build, or for each request while writing; it reads nothing that the content does not. */
  readonly make: (read: ReadSiteFile) => string | Buffer | Promise<string | Buffer>
}

/** What is in another of these files, which stands before the one that asks: what is made once is not made twice. */
export type ReadSiteFile = (path: string) => Promise<Buffer>
