import type { ReactNode } from 'react'
import type { PostsConfig } from '../../config/site.ts'
import type { Post } from '../../content/model.ts'
import { plural } from '../../i18n/format.ts'
import type { Site } from '../site.ts'
import styles from './Counter.module.css'
import { PlaceHead } from './PlaceHead.tsx'

interface Props {
  readonly site: Site
  readonly collection: PostsConfig
  readonly posts: readonly Post[]
}

/** The latest games, with their covers. */
export function Counter({ site, collection, posts }: Props): ReactNode {
  const { t, locale } = site
  return (
    <section aria-labelledby="counter">
      <PlaceHead
        id="counter"
        title={t.homeGames}
        note={plural(t.games, posts.length, locale.lang)}
        href={site.href(collection.path)}
        more={t.homeGamesMore}
      />
      <ul className={styles['counter']}>
        {posts.slice(0, 8).map((post) => (
          <li className={styles['card']} key={post.path}>
            {post.game?.cover && (
              <img
                src={post.game.cover.src}
                width={post.game.cover.width}
                height={post.game.cover.height}
                alt=""
                loading="lazy"
                decoding="async"
              />
            )}
            <div>
              <a href={site.href(post.path)} lang={post.textLocale}>
                {post.title}
              </a>
              <p>{gameLine(site, post)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `Switch · 2022 · 通关` */
function gameLine({ t }: Site, { game }: Post): string {
  const status = game?.status && t.game.statuses[game.status]
  return [game?.platform.join(' / '), game?.released?.slice(0, 4), status]
    .filter(Boolean)
    .join(' · ')
}
