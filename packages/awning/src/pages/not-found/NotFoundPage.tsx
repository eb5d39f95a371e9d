import type { ReactNode } from 'react'
import { NotFound } from '../../theme/failure/NotFound.tsx'
import type { PageProps } from '../definePage.ts'
import type { NotFoundPageData } from './notFoundPage.ts'

export default function NotFoundPage({ site }: PageProps<NotFoundPageData>): ReactNode {
  return <NotFound site={site} />
}
