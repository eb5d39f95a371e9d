'use client'

import type { ReactNode } from 'react'
import { ArticleLayout, type ArticleData } from '../article/ArticleLayout.tsx'
import { ArticleText } from '../article/ArticleText.tsx'
import { EditLine } from '../article/EditLine.tsx'
import { useText } from '../article/useText.ts'
import { useSiteFacts } from '../shell/siteFacts.ts'

export interface PostArticleProps extends ArticleData {
  /** Id of the collection. */
  readonly area: string
  readonly title: string
  /** Below the title: date, authors, facts, the picture. */
  readonly header: ReactNode
  /** The other parts of a series. */
  readonly series?: ReactNode
  readonly tags?: ReactNode
}

/** A post. */
export function PostArticle(props: PostArticleProps): ReactNode {
  const { area, title, header, series, tags, ...data } = props
  const { lang, notices, file } = data
  const { blocks, toc } = useText(data)
  const { article: t } = useSiteFacts()
  return (
    <ArticleLayout area={area} data={data} toc={toc} pager={t.postsPager}>
      {notices}
      <article>
        <header>
          <h1 {...lang}>{title}</h1>
          {header}
        </header>
        {series}
        <div {...lang}>
          <ArticleText blocks={blocks} />
        </div>
        <footer>
          {tags}
          <EditLine file={file} />
        </footer>
      </article>
    </ArticleLayout>
  )
}
