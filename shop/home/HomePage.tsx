import type { ReactNode } from 'react'
import type { HomePageData, PageProps } from 'awning'
import { Bookshelf } from './Bookshelf.tsx'
import { LatestGames } from './LatestGames.tsx'
import { latestGame } from './latestGame.ts'
import styles from './Home.module.css'
import { LatestPosts } from './LatestPosts.tsx'
import '../theme/tokens.css'

/** The shop’s home page: docs as a bookshelf, the latest games, the latest posts. */
export default function HomePage({ site, page }: PageProps<HomePageData>): ReactNode {
  const { config } = site
  const postsOf = (kind: 'article' | 'game') => {
    const collection = config.posts.find((candidate) => candidate.kind === kind)
    const posts =
      page.posts.find((candidate) => candidate.collection === collection?.id)?.posts ?? []
    return collection && posts.length > 0 ? { collection, posts } : undefined
  }
  const [games, articles] = [postsOf('game'), postsOf('article')]
  return (
    <div data-area="home">
      <div className={styles['canopy']} aria-hidden="true">
        <div className={styles['awning']} />
      </div>
      <header className={styles['hero']}>
        <h1>{site.text(config.tagline) || site.text(config.title)}</h1>
        <p>{site.text(config.description)}</p>
      </header>
      <div className={styles['sections']}>
        <Bookshelf site={site} items={page.docs} />
        {games && (
          <LatestGames
            site={site}
            collection={games.collection}
            posts={games.posts.map((post) => latestGame(site, post))}
          />
        )}
        {articles && (
          <LatestPosts site={site} collection={articles.collection} posts={articles.posts} />
        )}
      </div>
    </div>
  )
}
