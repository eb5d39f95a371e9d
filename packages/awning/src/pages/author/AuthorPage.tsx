import { pathBelow } from '../../config/address.ts'
import type { ReactNode } from 'react'
import { AuthorHeader } from '../../theme/authors/AuthorHeader.tsx'
import styles from '../../theme/posts/Posts.module.css'
import type { PageProps } from '../definePage.ts'
import { PostPreviews } from '../PostPreviews.tsx'
import type { AuthorPageData } from './authorPage.ts'

export default function AuthorPage({
  site,
  page,
  postKinds,
}: PageProps<AuthorPageData>): ReactNode {
  const { collection, profile } = page
  return (
    <div className={styles['list']} data-area={collection.id}>
      <AuthorHeader site={site} profile={profile} />
      <p className={styles['links']}>
        <a href={site.href(pathBelow(collection.path, '/authors'))}>{site.t.allAuthors}</a>
      </p>
      <PostPreviews site={site} collection={collection} part={page} postKinds={postKinds} />
    </div>
  )
}
