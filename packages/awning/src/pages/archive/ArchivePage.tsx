import type { ReactNode } from 'react'
import type { Post } from '../../content/model.ts'
import styles from '../../theme/posts/Posts.module.css'
import type { PageProps } from '../definePage.ts'
import { ListPager } from '../ListPager.tsx'
import { isOneOfSeveral } from '../splitPosts.ts'
import type { ArchivePageData } from './archivePage.ts'
import { langAttributes } from '../../theme/langAttributes.ts'

/** Posts grouped by year, with the newest year and post first. */
export default function ArchivePage({ site, page }: PageProps<ArchivePageData>): ReactNode {
  const { t } = site
  return (
    <div className={styles['list']} data-area={page.collection.id}>
      <h1>{t.archive}</h1>
      <p className={styles['lead']}>{t.archiveSubtitle}</p>
      {byYear(page.posts).map(([year, posts]) => (
        <section className={styles['year']} key={year}>
          <h2>{year}</h2>
          <ul className={styles['lines']}>
            {posts.map((post) => (
              <li key={post.path}>
                <a href={site.href(post.path)}>
                  <time dateTime={post.date.slice(0, 10)}>{site.date(post.date)}</time>
                  <span className="visually-hidden"> - </span>
                  <span {...langAttributes(post.textLang)}>{post.title}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isOneOfSeveral(page) && <ListPager site={site} part={page} />}
    </div>
  )
}

/** The posts are sorted by date, newest first, and so are the years. */
function byYear(posts: readonly Post[]): [string, Post[]][] {
  const years = new Map<string, Post[]>()
  for (const post of posts) {
    const year = post.date.slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), post])
  }
  return [...years]
}
