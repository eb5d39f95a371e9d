import type { ReactNode } from 'react'
import { NotFound as DefaultNotFound } from '../../theme/failure/NotFound.tsx'
import { themePart } from '../../theme/parts/themePart.tsx'
import type { PageProps } from '../definePage.ts'
import type { NotFoundPageData } from './notFoundPage.ts'

const NotFound = themePart('NotFound', DefaultNotFound)

export default function NotFoundPage({ site }: PageProps<NotFoundPageData>): ReactNode {
  return <NotFound site={site} />
}
