import type { ReactNode } from 'react'
import styles from '../../theme/article/Article.module.css'
import { ArticleBody } from '../../theme/article/Article.tsx'
import { LastUpdated } from '../../theme/article/LastUpdated.tsx'
import { Toc as DefaultToc, TocBox as DefaultTocBox } from '../../theme/article/Toc.tsx'
import { ExternalLink } from '../../theme/link/ExternalLink.tsx'
import { CopyEntry } from '../CopyEntry.tsx'
import { EntryNotices } from '../EntryNotices.tsx'
import { themePart } from '../../theme/parts/themePart.tsx'
import type { PageProps } from '../definePage.ts'
import type { TextPageData } from './textPage.ts'
import { langAttributes } from '../../theme/langAttributes.ts'

const Toc = themePart('Toc', DefaultToc)
const TocBox = themePart('TocBox', DefaultTocBox)

export default function TextPageView({ site, page: { text } }: PageProps<TextPageData>): ReactNode {
  const { t, config } = site
  const lang = text.textLang
  return (
    <div className={styles['page']} data-wide={text.toc.length === 0 || undefined}>
      <div className={styles['column']}>
        <EntryNotices site={site} entry={text} />
        <TocBox entries={text.toc} label={t.onThisPage} lang={lang} />
        <article {...langAttributes(lang)}>
          {text.showTitle && <h1>{text.title}</h1>}
          <ArticleBody body={text.body} />
        </article>
        <p className={styles['edit']}>
          {config.editUrl && (
            <ExternalLink href={config.editUrl + encodeURI(text.file)} hint={t.opensInNewTab}>
              {t.editThisPage}
            </ExternalLink>
          )}
          <CopyEntry site={site} entry={text} />
          {text.updated && <LastUpdated site={site} day={text.updated} />}
        </p>
      </div>
      <Toc entries={text.toc} label={t.onThisPage} lang={lang} />
    </div>
  )
}
