import type { ReactNode } from 'react'
import { DocGroups } from '../../theme/home/DocGroups.tsx'
import styles from '../../theme/home/Home.module.css'
import { LatestPosts } from '../../theme/home/LatestPosts.tsx'
import type { PageProps } from '../definePage.ts'
import type { HomePageData } from './homePage.ts'

/** The title of the site, its docs by category, and the latest posts of each collection. */
export default function HomePage({ site, page }: PageProps<HomePageData>): ReactNode {
  const { config } = site
  const [tagline, description] = [site.text(config.tagline), site.text(config.description)]
  return (
    <div className={styles['home']} data-area="home">
      <header className={styles['hero']}>
        <h1>{site.text(config.title)}</h1>
        {tagline && <p className={styles['tagline']}>{tagline}</p>}
        {description && <p>{description}</p>}
      </header>
      {page.docs.length > 0 && <DocGroups site={site} items={page.docs} />}
      {config.posts.map((collection) => {
        const found = page.posts.find((posts) => posts.collection === collection.id)
        return found && found.posts.length > 0 ? (
          <LatestPosts
            key={collection.id}
            site={site}
            collection={collection}
            posts={found.posts}
          />
        ) : null
      })}
    </div>
  )
}
