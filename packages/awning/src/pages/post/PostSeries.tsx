import type { ReactNode } from 'react'
import type { Series } from '../../content/model.ts'
import type { Site } from '../../theme/localeSite.ts'

interface Props {
  readonly site: Site
  readonly series: Series
  readonly path: string
}

/** The box of a post that is part of a series. Its styles are loaded only by such posts. */
export async function PostSeries(props: Props): Promise<ReactNode> {
  const { SeriesBox } = await import('../../theme/series/SeriesBox.tsx')
  return <SeriesBox {...props} />
}
