import type { ReactNode } from 'react'
import { NotFound } from '../theme/failure/NotFound.tsx'
import type { Site } from '../theme/site.ts'
import { Head } from './Head.tsx'

export function NotFoundPage({ site }: { site: Site }): ReactNode {
  return (
    <>
      <Head site={site} title={site.t.notFoundTitle} />
      <NotFound site={site} />
    </>
  )
}
