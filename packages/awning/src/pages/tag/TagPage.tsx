import { pathBelow } from '../../config/address.ts'
import type { ReactNode } from 'react'
import styles from '../../theme/posts/Posts.module.css'
import type { PageProps } from '../definePage.ts'
import { PostPreviews } from '../PostPreviews.tsx'
import { tagTitle, type TagPageData } from './tagPage.ts'

export default function TagPage({ site, page, postKinds }: PageProps<TagPageData>): ReactNode {
  const { collection } = page
  return (
    <div className={styles['list']} data-area={collection.id}>
      <h1>{tagTitle(page, site)}</h1>
      <p>
        <a className={styles['back']} href={site.href(pathBelow(collection.path, '/tags'))}>
          {site.t.allTags}
        </a>
      </p>
      <PostPreviews site={site} collection={collection} part={page} postKinds={postKinds} />
    </div>
  )
}
