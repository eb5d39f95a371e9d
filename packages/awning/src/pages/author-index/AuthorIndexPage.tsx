import type { ReactNode } from 'react'
import { AuthorList } from '../../theme/authors/AuthorList.tsx'
import styles from '../../theme/posts/Posts.module.css'
import type { PageProps } from '../definePage.ts'
import type { AuthorIndexPageData } from './authorIndexPage.ts'

export default function AuthorIndexPage({
  site,
  page: { collection, authors },
}: PageProps<AuthorIndexPageData>): ReactNode {
  return (
    <div className={styles['list']} data-area={collection.id}>
      <h1>{site.t.authors}</h1>
      <AuthorList site={site} authors={authors} />
    </div>
  )
}
