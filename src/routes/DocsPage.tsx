import type { ReactNode } from 'react'
import { foreignLang } from '../content/entry.ts'
import type { PageLink } from '../content/model.ts'
import { format } from '../i18n/format.ts'
import styles from '../theme/docs/Overview.module.css'
import { Overview } from '../theme/docs/Overview.tsx'
import { DocsMap } from '../theme/map/DocsMap.tsx'
import { ReadMarks } from '../theme/map/ReadMarks.tsx'
import type { Site } from '../theme/site.ts'
import { Head } from './Head.tsx'
import type { Page } from './route.ts'

/** The docs overview: how the docs lean on one another, and every category with its pages. */
export function DocsPage({
  site,
  page,
}: {
  site: Site
  page: Extract<Page, { kind: 'docs' }>
}): ReactNode {
  const { t, config } = site
  const { docs } = config
  const descriptions = new Map(page.docs.map((doc) => [doc.path, doc.description]))
  const links = new Map(
    page.docs.map((doc): [string, PageLink] => [
      doc.path,
      { label: doc.sidebarLabel, path: doc.path, ...foreignLang(doc) },
    ]),
  )
  const requires = new Map(
    [...page.relations.requires].map(([path, needed]) => [
      path,
      needed.flatMap((other) => links.get(other) ?? []),
    ]),
  )
  return (
    <article className={styles['overview']} data-area="docs" data-overview="">
      <Head
        site={site}
        title={site.text(docs.title)}
        description={site.text(docs.description)}
        path={docs.path}
      />
      <h1>{site.text(docs.title)}</h1>
      <p className={styles['lead']}>{site.text(docs.description)}</p>
      <DocsMap
        site={site}
        items={page.items}
        relations={page.relations}
        paths={page.paths}
        links={links}
      />
      <ReadMarks
        paths={[...links.keys()]}
        root={site.root}
        mark={t.pageRead}
        hint={t.readHint}
        count={format(t.readCount, { total: links.size })}
        clear={t.clearRead}
      />
      <Overview site={site} items={page.items} descriptions={descriptions} requires={requires} />
    </article>
  )
}
