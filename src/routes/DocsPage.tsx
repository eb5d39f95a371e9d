import type { ReactNode } from 'react'
import type { Site } from '../theme/site.ts'
import { Head } from './Head.tsx'
import { Shelf } from './HomePage.tsx'
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
  return (
    <article>
      <Head
        site={site}
        title={site.text(docs.title)}
        description={site.text(docs.description)}
        path={docs.path}
      />
      <h1>{site.text(docs.title)}</h1>
      <p>{site.text(docs.description)}</p>
      <Shelf site={site} items={page.items} />
    </article>
  )
}
