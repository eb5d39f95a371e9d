import type { ReactNode } from 'react'
import styles from '../../theme/posts/Posts.module.css'
import { SeriesList } from '../../theme/series/SeriesList.tsx'
import type { PageProps } from '../definePage.ts'
import type { SeriesIndexPageData } from './seriesIndexPage.ts'

export default function SeriesIndexPage({
  site,
  page: { collection, series },
}: PageProps<SeriesIndexPageData>): ReactNode {
  return (
    <div className={styles['list']} data-area={collection.id}>
      <h1>{site.t.allSeries}</h1>
      <SeriesList site={site} series={series} />
    </div>
  )
}
