import type { ReactNode } from 'react'
import type { TagCount } from '../../content/model.ts'
import parts from '../../theme/posts/PostParts.module.css'
import styles from '../../theme/posts/Posts.module.css'
import type { PageProps } from '../definePage.ts'
import type { TagIndexPageData } from './tagIndexPage.ts'

/** All tags grouped by their first character, with the numbers of posts. */
export default function TagIndexPage({ site, page }: PageProps<TagIndexPageData>): ReactNode {
  const { t } = site
  return (
    <div className={styles['list']} data-area={page.collection.id}>
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

/** Groups tags by the first code point of their label. The tags are sorted by label, so the groups are too. */
function groupByInitial(tags: readonly TagCount[]): [string, TagCount[]][] {
  const groups = new Map<string, TagCount[]>()
  for (const tag of tags) {
    const initial = ([...tag.tag.label][0] ?? '').toUpperCase()
    groups.set(initial, [...(groups.get(initial) ?? []), tag])
  }
  return [...groups]
}
