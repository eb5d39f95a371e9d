import type { ReactNode } from 'react'
import styles from '../../theme/posts/Posts.module.css'
import { SeriesParts } from '../../theme/series/SeriesParts.tsx'
import type { PageProps } from '../definePage.ts'
import type { SeriesPageData } from './seriesPage.ts'

export default function SeriesPage({
  site,
  page: { collection, series },
}: PageProps<SeriesPageData>): ReactNode {
  return (
    <div className={styles['list']} data-area={collection.id}>
      <h1>{series.title}</h1>
      {series.description && <p className={styles['lead']}>{series.description}</p>}
      <SeriesParts site={site} parts={series.parts} />
    </div>
  )
}
