import { createHash } from 'node:crypto'
import { hrefOf } from '../config/address.ts'
import type { PostsConfig, SiteConfig } from '../config/site.ts'
import { foreignLang } from '../content/entry.ts'
import type { Post, Posts, Tag } from '../content/model.ts'
import type { LibraryGame } from '../theme/library/libraryGame.ts'

/** All games of a collection, to be searched: as the page shows them and as its file tells of them. */
export interface Library {
  readonly games: readonly LibraryGame[]
  readonly tags: readonly Tag[]
  /** Address of the file, which follows from its text. */
  readonly file: string
  readonly text: string
}

/** With fewer games a list says it all. */
export const leastGames = 12

export function libraryOf(
  collection: PostsConfig,
  { posts, tags }: Posts,
  config: SiteConfig,
): Library | undefined {
  if (collection.kind !== 'game' || posts.length < leastGames) return undefined
  const games = posts.map((post) => libraryGame(post, config))
  const text = JSON.stringify(games)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10)
  return {
    games,
    tags: tags.map(({ tag }) => tag),
    file: `${config.base}assets/library-${hash}.json`,
    text,
  }
}

function libraryGame(post: Post, config: SiteConfig): LibraryGame {
  const { platform = [], released, status, rating, hours, cover } = post.game ?? {}
  return {
    title: post.title,
    href: hrefOf(config, post.locale, post.path),
    date: post.date.slice(0, 10),
    excerpt: post.description,
    tags: post.tags.map(({ segment }) => segment),
    platforms: platform,
    ...(released === undefined ? {} : { year: Number(released.slice(0, 4)) }),
    ...(status === undefined ? {} : { status }),
    ...(rating === undefined ? {} : { rating }),
    ...(hours === undefined ? {} : { hours }),
    ...(cover === undefined ? {} : { cover }),
    ...foreignLang(post),
  }
}
