import { createHash } from 'node:crypto'
import { hrefOf } from '../../../config/address.ts'
import type { SiteConfig } from '../../../config/site.ts'
import { foreignLang } from '../../../content/entry.ts'
import type { Post, Posts, Tag } from '../../../content/model.ts'
import type { ListExtra } from '../definePostKind.ts'
import { gameFactsOf } from './gameFacts.ts'
import type { LibraryGame } from './library/libraryGame.ts'

/** All games of a collection, to be filtered and sorted in the browser. */
export interface Library {
  readonly games: readonly LibraryGame[]
  readonly tags: readonly Tag[]
  /** Address of the file that holds the games, named by a hash of its text. */
  readonly file: string
}

/** With fewer games, a list is enough. */
export const leastGames = 12

export function gameLibrary(
  { posts, tags }: Posts,
  config: SiteConfig,
): ListExtra<Library> | undefined {
  if (posts.length < leastGames) return undefined
  const games = posts.map((post) => libraryGame(post, config))
  const text = JSON.stringify(games)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10)
  const file = `${config.base}assets/library-${hash}.json`
  return {
    data: { games, tags: tags.map(({ tag }) => tag), file },
    files: [{ href: file, payload: text }],
  }
}

function libraryGame(post: Post, config: SiteConfig): LibraryGame {
  const { platform = [], released, status, rating, hours, cover } = gameFactsOf(post) ?? {}
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
