import type { ReactNode } from 'react'
import { plural, type Image, type Post, type PostsConfig, type Site } from 'awning'
import { Picture } from 'awning/client'
import { shopStrings } from '../strings/shopStrings.ts'
import styles from './LatestGames.module.css'
import { SectionHeading } from './SectionHeading.tsx'

/** A note about a game, with what its card shows. */
export interface LatestGame extends Pick<Post, 'path' | 'title' | 'textLocale'> {
  readonly cover?: Image | undefined
  /** `Switch · 2022 · Finished` */
  readonly line: string
}

interface Props {
  readonly site: Site
  readonly collection: PostsConfig
  readonly posts: readonly LatestGame[]
}

/** The latest games, with their covers. */
export function LatestGames({ site, collection, posts }: Props): ReactNode {
  const { games, home } = shopStrings(site)
  return (
    <section aria-labelledby="counter">
      <SectionHeading
        id="counter"
        title={home.games}
        note={plural(games, posts.length, site.locale.lang)}
        href={site.href(collection.path)}
        more={home.allGames}
      />
      <ul className={styles['games']}>
        {posts.slice(0, 8).map(({ path, title, textLocale, cover, line }) => (
          <li className={styles['card']} key={path}>
            {cover && (
              <Picture
                image={cover}
                sizes="(max-width: 40rem) 100vw, 20rem"
                alt=""
                loading="lazy"
              />
            )}
            <div>
              <a href={site.href(path)} lang={textLocale}>
                {title}
              </a>
              <p>{line}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
