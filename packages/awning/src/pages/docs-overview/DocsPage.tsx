import type { ReactNode } from 'react'
import { writtenPath } from '../../config/address.ts'
import { foreignLang } from '../../content/foreignLang.ts'
import type { PageLink } from '../../content/model.ts'
import { format, formatNumber } from '../../i18n/format.ts'
import styles from '../../theme/docs/Overview.module.css'
import { CategoryIndex } from '../../theme/docs/CategoryIndex.tsx'
import { Overview } from '../../theme/docs/Overview.tsx'
import { DocsMap } from '../../features/reading-map/DocsMap.tsx'
import { ReadMarks } from '../../features/reading-map/ReadMarks.tsx'
import { overviewExtract, wholeOverviewLimit, type OverviewExtract } from './overviewExtract.ts'
import type { PageProps } from '../definePage.ts'
import type { DocsPageData } from './docsPage.ts'

/**
 * The docs overview: a map of how the docs depend on one another, and every category with its pages. If
 * there are very many docs, it shows some of them, with links to the others.
 */
export default function DocsPage({ site, page }: PageProps<DocsPageData>): ReactNode {
  const { t, config } = site
  const { docs } = config
  const isLarge = page.docs.length > wholeOverviewLimit
  const shown: OverviewExtract = isLarge ? overviewExtract(page.items) : { items: page.items }
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
  const description = site.text(docs.description)
  return (
    <article className={styles['overview']} data-area="docs" data-overview="">
      <h1>{site.text(docs.title)}</h1>
      {description && <p className={styles['lead']}>{description}</p>}
      <DocsMap
        site={site}
        sidebars={page.sidebars}
        relations={page.relations}
        paths={page.paths}
        links={links}
      />
      <ReadMarks
        paths={
          isLarge ? `${docs.path}/` : [...links.keys()].map((path) => writtenPath(config, path))
        }
        root={site.root}
        mark={t.pageRead}
        hint={t.readHint}
        count={format(t.readCount, { total: formatNumber(links.size, site.locale.lang) })}
        clear={t.clearRead}
      />
      <Overview site={site} items={shown.items} descriptions={descriptions} requires={requires} />
      {shown.index && <CategoryIndex site={site} {...shown.index} />}
    </article>
  )
}
