import type { ReactNode } from 'react'
import { pathBelow } from '../../config/address.ts'
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
      <p className={styles['links']}>
        <a href={site.href(pathBelow(collection.path, '/series'))}>{site.t.allSeries}</a>
      </p>
      <SeriesParts site={site} parts={series.parts} />
    </div>
  )
}
