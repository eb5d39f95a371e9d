import type { ReactNode } from 'react'
import type { Site } from '../../theme/localeSite.ts'

/** How long a doc takes to read. Its styles are loaded only by pages that show it. */
export async function DocReadingTime({
  site,
  minutes,
}: {
  site: Site
  minutes: number
}): Promise<ReactNode> {
  const { ReadingTime } = await import('../../theme/docs/ReadingTime.tsx')
  return <ReadingTime site={site} minutes={minutes} />
}
