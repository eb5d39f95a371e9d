import type { ReactNode } from 'react'
import { writtenPath } from '../../config/address.ts'
// The browser makes the elements that these styles are for. Pages without a text do not load them.
import '../../theme/article/article.css'
import '../../theme/article/pager.css'
import { TextArticle, type DocCrumb } from '../../theme/article/TextArticle.tsx'
import '../../theme/article/toc.css'
import { langAttributes } from '../../theme/langAttributes.ts'
import type { Site } from '../../theme/localeSite.ts'
import { articleData } from '../articleData.tsx'
import { commentsOn } from '../commentsOn.tsx'
import type { PageProps } from '../definePage.ts'
import { lastUpdated } from '../lastUpdated.ts'
import { DocReadingTime } from './DocReadingTime.tsx'
import type { DocPageData } from './docPage.ts'
import { VersionNotes } from './VersionNotes.tsx'

export default function DocPage({ site, page }: PageProps<DocPageData>): ReactNode {
  const { doc, versions, related } = page
  const { t } = site
  const { notices, ...data } = articleData(site, doc, {
    related,
    pager: {
      label: t.docsPages,
      start: doc.previous && { hint: t.previous, link: doc.previous },
      end: doc.next && { hint: t.next, link: doc.next },
    },
    hasTocBox: true,
    comments: commentsOn(site, 'docs', doc),
  })
  const crumbs = docCrumbs(site, page)
  return (
    <TextArticle
      {...(doc.showTitle ? { title: doc.title } : {})}
      doc={{
        ...(crumbs ? { crumbs } : {}),
        ...(crumbs && (!doc.showTitle || doc.title !== doc.sidebarLabel)
          ? { label: doc.sidebarLabel }
          : {}),
        ...(doc.readingMinutes === undefined
          ? {}
          : { readingTime: <DocReadingTime site={site} minutes={doc.readingMinutes} /> }),
      }}
      {...data}
      {...(versions || notices
        ? {
            notices: (
              <>
                {versions && <VersionNotes site={site} versions={versions} />}
                {notices}
              </>
            ),
          }
        : {})}
      {...lastUpdated(site, doc)}
    />
  )
}

/** The categories of a doc; the browser knows what is above. */
function docCrumbs(
  { config }: Site,
  { doc, ancestors }: DocPageData,
): readonly DocCrumb[] | undefined {
  if (!ancestors || doc.path === '/') return undefined
  return ancestors.map(({ label, lang, path }) => ({
    label,
    ...(lang ? { lang: langAttributes(lang) } : {}),
    ...(path === undefined ? {} : { path: writtenPath(config, path) }),
  }))
}
