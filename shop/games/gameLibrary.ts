import {
  foreignLang,
  type DeclaredName,
  type ListContext,
  type ListExtra,
  type Post,
  type Posts,
  type Site,
  type Tag,
} from 'awning'
import { gameFactsOf } from './gameFacts.ts'
import type { LibraryGame } from './library/libraryGame.ts'

/** All games of a collection, to be filtered and sorted in the browser. */
export interface Library {
  readonly games: readonly LibraryGame[]
  readonly tags: readonly Tag[]
  /** The lists that have games, in the order of their file. */
  readonly lists: readonly DeclaredName[]
  /** Address of the JSON file with all games. */
  readonly file: string
}

export function gameLibrary(
  { posts, tags }: Posts,
  { site, file }: ListContext,
): ListExtra<Library> | undefined {
  if (posts.length === 0) return undefined
  const games = posts.map((post) => libraryGame(post, site))
  const written = file('library.json', JSON.stringify(games))
  return {
    data: { games, tags: tags.map(({ tag }) => tag), lists: listsOf(posts), file: written.href },
    files: [written],
  }
}

function listsOf(posts: readonly Post[]): DeclaredName[] {
  const lists = posts.flatMap((post) => gameFactsOf(post)?.lists ?? [])
  const byName = new Map(lists.map((list) => [list.name, list]))
  return [...byName.values()].sort((a, b) => a.position - b.position)
}

function libraryGame(post: Post, site: Site): LibraryGame {
  const {
    platform = [],
    released,
    status,
    rating,
    hours,
    cover,
    journal = [],
    lists = [],
  } = gameFactsOf(post) ?? {}
  const finished = journal.flatMap((played) => played.finished ?? [])
  return {
    title: post.title,
    href: site.href(post.path),
    date: post.date.slice(0, 10),
    excerpt: post.description,
    tags: post.tags.map(({ segment }) => segment),
    platforms: platform,
    ...(released === undefined ? {} : { year: Number(released.slice(0, 4)) }),
    ...(status === undefined ? {} : { status }),
    ...(rating === undefined ? {} : { rating }),
    ...(hours === undefined ? {} : { hours }),
    ...(cover === undefined ? {} : { cover }),
    ...(finished.length > 0 ? { finished: finished.map((day) => Number(day.slice(0, 4))) } : {}),
    ...(lists.length > 0 ? { lists: lists.map(({ name }) => name) } : {}),
    ...foreignLang(post),
  }
}
