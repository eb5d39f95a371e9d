import type { ReactNode } from 'react'
import styles from '../theme/docs/Overview.module.css'
import { Overview } from '../theme/docs/Overview.tsx'
import type { Site } from '../theme/site.ts'
import { Head } from './Head.tsx'
import type { Page } from './route.ts'

/** The docs overview: every category with its pages. */
export function DocsPage({
  site,
  page,
}: {
  site: Site
  page: Extract<Page, { kind: 'docs' }>
}): ReactNode {
  const { docs } = site.config
  const descriptions = new Map(page.docs.map((doc) => [doc.path, doc.description]))
  return (
    <article className={styles['overview']} data-area="docs">
      <Head
        site={site}
        title={site.text(docs.title)}
        description={site.text(docs.description)}
        path={docs.path}
      />
      <h1>{site.text(docs.title)}</h1>
      <p className={styles['lead']}>{site.text(docs.description)}</p>
      <Overview site={site} items={page.items} descriptions={descriptions} />
    </article>
  )
}
