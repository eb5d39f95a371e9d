import { definePage } from '../definePage.ts'

export interface NotFoundPageData {
  readonly kind: 'notFound'
}

/** What hosts answer with where there is no page. */
export const notFoundPage = definePage<NotFoundPageData>({
  kind: 'notFound',
  routes: () => [{ path: '/404', page: { kind: 'notFound' } }],
  Page: () => import('./NotFoundPage.tsx'),
  head: (_, { site }) => ({ title: site.t.notFoundTitle }),
  isHidden: true,
  fallback: 'notFound',
})
