import type { ReactNode } from 'react'
import type { TagCount } from '../content/model.ts'
import parts from '../theme/posts/PostParts.module.css'
import styles from '../theme/posts/Posts.module.css'
import type { Site } from '../theme/site.ts'
import { Head } from './Head.tsx'
import type { Page } from './route.ts'

/** Every tag under its first character, with the number of posts it is on. */
export function TagIndexPage({
  site,
  page,
}: {
  site: Site
  page: Extract<Page, { kind: 'tags' }>
}): ReactNode {
  const { t } = site
  return (
    <div className={styles['list']} data-area={page.collection.id}>
      <Head
        site={site}
        title={`${t.tags} · ${site.text(page.collection.title)}`}
        path={`${page.collection.path}/tags`}
      />
      <h1>{t.tags}</h1>
      {groupByInitial(page.tags).map(([initial, tags]) => (
        <section className={styles['group']} key={initial}>
          <h2>{initial}</h2>
          <ul className={styles['initials']}>
            {tags.map(({ tag, posts }) => (
              <li key={tag.segment}>
                <a className={parts['tag']} href={site.href(tag.path)}>
                  {tag.label} <span className={parts['count']}>{posts.length}</span>
                </a>
              </li>
            ))}
          </ul>
          <hr />
        </section>
      ))}
    </div>
  )
}

/** The tags come sorted by label, so groups and their members are in order. First code point, not first unit. */
function groupByInitial(tags: readonly TagCount[]): [string, TagCount[]][] {
  const groups = new Map<string, TagCount[]>()
  for (const tag of tags) {
    const initial = ([...tag.tag.label][0] ?? '').toUpperCase()
    groups.set(initial, [...(groups.get(initial) ?? []), tag])
  }
  return [...groups]
}
