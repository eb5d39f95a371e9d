import { pathBelow } from './address.ts'
import type { PostsConfig } from './site.ts'

export interface FeedFormat {
  readonly name: string
  /** Its file, in the folder of the list that it follows. */
  readonly file: string
  readonly type: string
}

/** Three formats with the same content, because not every feed reader supports all of them. */
export const feedFormats = {
  rss: { name: 'RSS', file: 'rss.xml', type: 'application/rss+xml' },
  atom: { name: 'Atom', file: 'atom.xml', type: 'application/atom+xml' },
  json: { name: 'JSON Feed', file: 'feed.json', type: 'application/feed+json' },
} as const satisfies Readonly<Record<string, FeedFormat>>

/** `/blog/rss.xml` */
export function feedPath({ path }: Pick<PostsConfig, 'path'>, { file }: FeedFormat): string {
  return pathBelow(path, `/${file}`)
}

/** Whether the first part of an address below a collection is the name of one of its feeds, compressed or not. */
export function isFeedFile(name: string): boolean {
  const plain = name.toLowerCase().replace(/\.(?:br|gz)$/, '')
  return Object.values(feedFormats).some(({ file }) => file === plain)
}
