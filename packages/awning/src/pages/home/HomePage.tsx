import type { ReactNode } from 'react'
import { Bookshelf } from '../../theme/home/Bookshelf.tsx'
import { Counter } from '../../theme/home/Counter.tsx'
import styles from '../../theme/home/Home.module.css'
import { Ledger } from '../../theme/home/Ledger.tsx'
import type { PageProps } from '../definePage.ts'
import { counterPost } from '../post-kinds/game/counterPost.ts'
import type { HomePageData } from './homePage.ts'

/** The three places of the shop: bookshelf, counter, ledger. */
export default function HomePage({ site, page }: PageProps<HomePageData>): ReactNode {
  const { config, t } = site
  const postsOf = (kind: 'article' | 'game') => {
    const collection = config.posts.find((candidate) => candidate.kind === kind)
    const posts =
      page.posts.find((candidate) => candidate.collection === collection?.id)?.posts ?? []
    return collection && posts.length > 0 ? { collection, posts } : undefined
  }
  const [games, articles] = [postsOf('game'), postsOf('article')]
  return (
    <div data-area="home">
      <div className={styles['eaves']} aria-hidden="true">
        <div className={styles['awning']} />
      </div>
      <header className={styles['hero']}>
        <h1>{site.text(config.tagline) || site.text(config.title)}</h1>
        <p>{t.homeWelcome}</p>
      </header>
      <div className={styles['places']}>
        <Bookshelf site={site} items={page.docs} />
        {games && (
          <Counter
            site={site}
            collection={games.collection}
            posts={games.posts.map((post) => counterPost(site, post))}
          />
        )}
        {articles && <Ledger site={site} collection={articles.collection} posts={articles.posts} />}
      </div>
    </div>
  )
}
