import type { ReactNode } from 'react'
import { foreignLang } from '../../content/foreignLang.ts'
import { docsStep } from '../breadcrumbs.ts'
import styles from '../../theme/article/Article.module.css'
import { ArticleBody } from '../../theme/article/Article.tsx'
import { LastUpdated } from '../../theme/article/LastUpdated.tsx'
import { Pager as DefaultPager } from '../../theme/article/Pager.tsx'
import { ReadTracker } from '../../theme/article/ReadTracker.tsx'
import { Toc as DefaultToc, TocBox as DefaultTocBox } from '../../theme/article/Toc.tsx'
import { Breadcrumbs, type Crumb } from '../../theme/docs/Breadcrumbs.tsx'
import { ExternalLink } from '../../theme/link/ExternalLink.tsx'
import { themePart } from '../../theme/parts/themePart.tsx'
import type { Site } from '../../theme/localeSite.ts'
import type { Ancestor } from '../ancestorsOf.ts'
import { AfterText } from '../AfterText.tsx'
import { CopyEntry } from '../CopyEntry.tsx'
import { DocReadingTime } from './DocReadingTime.tsx'
import { EntryNotices } from '../EntryNotices.tsx'
import { VersionNotes } from './VersionNotes.tsx'
import type { PageProps } from '../definePage.ts'
import type { DocPageData } from './docPage.ts'
import { langAttributes } from '../../theme/langAttributes.ts'

const Pager = themePart('Pager', DefaultPager)
const Toc = themePart('Toc', DefaultToc)
const TocBox = themePart('TocBox', DefaultTocBox)

export default function DocPage({ site, page }: PageProps<DocPageData>): ReactNode {
  const { doc, ancestors } = page
  const { t, config } = site
  const lang = doc.textLang
  return (
    <div className={styles['page']} data-area="docs" data-wide={doc.toc.length === 0 || undefined}>
      <div className={styles['column']}>
        {ancestors && doc.path !== '/' && (
          <Breadcrumbs
            label={t.breadcrumbs}
            crumbs={crumbs(site, doc.path, ancestors, {
              label: doc.sidebarLabel,
              ...foreignLang(doc),
            })}
          />
        )}
        {page.versions && <VersionNotes site={site} versions={page.versions} />}
        <EntryNotices site={site} entry={doc} />
        <TocBox entries={doc.toc} label={t.onThisPage} lang={lang} />
        <article {...langAttributes(lang)}>
          {doc.showTitle && <h1>{doc.title}</h1>}
          {doc.readingMinutes !== undefined && (
            <DocReadingTime site={site} minutes={doc.readingMinutes} />
          )}
          <ArticleBody body={doc.body} />
        </article>
        <ReadTracker />
        <p className={styles['edit']}>
          {config.editUrl && (
            <ExternalLink href={config.editUrl + encodeURI(doc.file)} hint={t.opensInNewTab}>
              {t.editThisPage}
            </ExternalLink>
          )}
          <CopyEntry site={site} entry={doc} />
          {doc.updated && <LastUpdated site={site} day={doc.updated} />}
        </p>
        <Pager
          site={site}
          label={t.docsPages}
          start={doc.previous && { hint: t.previous, link: doc.previous }}
          end={doc.next && { hint: t.next, link: doc.next }}
        />
        <AfterText site={site} area="docs" entry={doc} related={page.related} />
      </div>
      <Toc entries={doc.toc} label={t.onThisPage} lang={lang} />
    </div>
  )
}

function crumbs(site: Site, path: string, ancestors: readonly Ancestor[], current: Crumb): Crumb[] {
  return [
    { label: site.t.home, href: site.root },
    ...docsStep(site, path).map(([label, docs]) => ({ label, href: site.href(docs) })),
    ...ancestors.map(({ label, lang, path }) => ({
      label,
      ...(lang ? { lang } : {}),
      ...(path === undefined ? {} : { href: site.href(path) }),
    })),
    current,
  ]
}
