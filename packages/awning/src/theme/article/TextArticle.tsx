'use client'

import type { ReactNode } from 'react'
import { useView } from '../../client/view.ts'
import { hrefBelow, samePathKey } from '../../config/address.ts'
import { Breadcrumbs, type Crumb } from '../docs/Breadcrumbs.tsx'
import { useSiteFacts } from '../shell/siteFacts.ts'
import { ArticleLayout, type ArticleData } from './ArticleLayout.tsx'
import { ArticleText } from './ArticleText.tsx'
import { EditLine } from './EditLine.tsx'
import { ReadTracker } from './ReadTracker.tsx'
import { TocDetails } from './TocLists.tsx'
import { useText } from './useText.ts'

export interface TextArticleProps extends ArticleData {
  /** The title, unless the text begins with one. */
  readonly title?: string
  /** Set for docs. */
  readonly doc?: DocData
}

interface DocData {
  /** Categories, outermost first; absent where no sidebar lists the doc. */
  readonly crumbs?: readonly DocCrumb[]
  /** The doc itself in breadcrumbs, where that is not the title. */
  readonly label?: string
  /** Below the title. */
  readonly readingTime?: ReactNode
}

/** `path` is written as in addresses. */
export interface DocCrumb extends Omit<Crumb, 'href'> {
  readonly path?: string
}

/** A doc, or another page with a text. */
export function TextArticle({ title, doc, ...data }: TextArticleProps): ReactNode {
  const { lang, notices, file, updated, parts = {} } = data
  const { blocks, toc } = useText(data)
  const { article: t } = useSiteFacts()
  return (
    <ArticleLayout data={data} toc={toc} {...(doc ? { area: 'docs', pager: t.docsPager } : {})}>
      {doc?.crumbs && (
        <DocBreadcrumbs
          crumbs={[...doc.crumbs, { label: doc.label ?? title ?? '', ...(lang ? { lang } : {}) }]}
        />
      )}
      {notices}
      {'TocBox' in parts ? (
        parts.TocBox
      ) : (
        <TocDetails entries={toc} label={t.onThisPage} lang={lang} />
      )}
      <article {...lang}>
        {title !== undefined && <h1>{title}</h1>}
        {doc?.readingTime}
        <ArticleText blocks={blocks} />
      </article>
      {doc && <ReadTracker />}
      <EditLine file={file} updated={updated} />
    </ArticleLayout>
  )
}

function DocBreadcrumbs({ crumbs }: { crumbs: readonly DocCrumb[] }): ReactNode {
  const { head, article: t } = useSiteFacts()
  const here = samePathKey(useView().path)
  // The page at the beginning of the docs is no step to itself.
  const start = t.docsStart.filter(({ path }) => samePathKey(path) !== here)
  return (
    <Breadcrumbs
      label={t.breadcrumbs}
      crumbs={[...start, ...crumbs].map(({ path, ...crumb }: DocCrumb) =>
        path === undefined ? crumb : { ...crumb, href: hrefBelow(head.root, path) },
      )}
    />
  )
}
