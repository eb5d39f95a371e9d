import type { ReactNode } from 'react'
// The browser makes the elements that these styles are for.
import '../../theme/article/article.css'
import { TextArticle } from '../../theme/article/TextArticle.tsx'
import '../../theme/article/toc.css'
import { articleData } from '../articleData.tsx'
import type { PageProps } from '../definePage.ts'
import { lastUpdated } from '../lastUpdated.ts'
import type { TextPageData } from './textPage.ts'

export default function TextPageView({ site, page: { text } }: PageProps<TextPageData>): ReactNode {
  return (
    <TextArticle
      {...(text.showTitle ? { title: text.title } : {})}
      {...articleData(site, text, { hasTocBox: true })}
      {...lastUpdated(site, text)}
    />
  )
}
