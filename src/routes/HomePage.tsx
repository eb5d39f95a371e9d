import type { ReactNode } from 'react'
import { foreignLang } from '../content/entry.ts'
import type { SidebarItem } from '../content/model.ts'
import type { Site } from '../theme/site.ts'
import { Head } from './Head.tsx'
import type { Page } from './route.ts'

/** The three places of the shop: bookshelf, counter, ledger. */
export function HomePage({
  site,
  page,
}: {
  site: Site
  page: Extract<Page, { kind: 'home' }>
}): ReactNode {
  const { config, t } = site
  const [ledger, counter] = ['article', 'game'].map((kind) => {
    const collection = config.posts.find((candidate) => candidate.kind === kind)
    return (
      collection && {
        collection,
        posts: page.posts.find((posts) => posts.collection === collection.id)?.posts ?? [],
      }
    )
  })
  return (
    <div className="home">
      <Head site={site} path="/" description={site.text(config.tagline)} />
      <h1>{site.text(config.tagline)}</h1>
      <section aria-labelledby="shelf">
        <h2 id="shelf">{t.homeDocs}</h2>
        <Shelf site={site} items={page.docs} />
        <a href={site.href(config.docs.path)}>{t.homeDocsMore}</a>
      </section>
      {counter && counter.posts.length > 0 && (
        <section aria-labelledby="counter">
          <h2 id="counter">{t.homeGames}</h2>
          <ul>
            {counter.posts.slice(0, 6).map((post) => (
              <li key={post.path}>
                <a {...foreignLang(post)} href={site.href(post.path)}>
                  {post.title}
                </a>
              </li>
            ))}
          </ul>
          <a href={site.href(counter.collection.path)}>{t.homeGamesMore}</a>
        </section>
      )}
      {ledger && ledger.posts.length > 0 && (
        <section aria-labelledby="ledger">
          <h2 id="ledger">{t.homePosts}</h2>
          <ul>
            {ledger.posts.slice(0, 5).map((post) => (
              <li key={post.path}>
                <time dateTime={post.date.slice(0, 10)}>{site.date(post.date)}</time>{' '}
                <a {...foreignLang(post)} href={site.href(post.path)}>
                  {post.title}
                </a>
              </li>
            ))}
          </ul>
          <a href={site.href(ledger.collection.path)}>{t.homePostsMore}</a>
        </section>
      )}
    </div>
  )
}

/** Categories as groups, pages as books. */
export function Shelf({ site, items }: { site: Site; items: readonly SidebarItem[] }): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.path ?? item.label}>
          {item.path === undefined ? (
            <b lang={item.lang}>{item.label}</b>
          ) : (
            <a href={site.href(item.path)} lang={item.lang}>
              {item.label}
            </a>
          )}
          {item.kind === 'category' && <Shelf site={site} items={item.items} />}
        </li>
      ))}
    </ul>
  )
}
