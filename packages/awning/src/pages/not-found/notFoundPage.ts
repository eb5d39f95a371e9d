import { definePage } from '../definePage.ts'

export interface NotFoundPageData {
  readonly kind: 'notFound'
}

/** The page that hosts serve for unknown addresses. */
export const notFoundPage = definePage<NotFoundPageData>({
  kind: 'notFound',
  routes: () => [{ path: '/404', page: { kind: 'notFound' } }],
  Page: () => import('./NotFoundPage.tsx'),
  head: (_, { site }) => ({ title: site.t.notFoundTitle }),
  isHidden: true,
  fallback: 'notFound',
})
