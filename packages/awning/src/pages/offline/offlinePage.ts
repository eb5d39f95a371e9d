import { offlinePath } from '../../config/address.ts'
import { definePage } from '../definePage.ts'
import { offlineAreas, type OfflineArea } from './offlineAreas.ts'

export interface OfflinePageData {
  readonly kind: 'offline'
  readonly areas: readonly CountedArea[]
}

export interface CountedArea extends OfflineArea {
  /** How many pages it has. */
  readonly count: number
}

/** The page about offline reading, which is also shown in place of a page that cannot be fetched. */
export const offlinePage = definePage<OfflinePageData>({
  kind: 'offline',
  routes({ config, listed }) {
    if (!config.offline) return []
    const areas = offlineAreas(config).map((area): CountedArea => ({
      ...area,
      count: listed.filter(({ route, kind }) => kind.offlineArea?.(route.page) === area.id).length,
    }))
    return [{ path: offlinePath, page: { kind: 'offline', areas } }]
  },
  Page: () => import('./OfflinePage.tsx'),
  head: (_, { site }) => ({
    title: site.t.offline.title,
    description: site.t.offline.lead,
  }),
  isHidden: true,
  fallback: 'offline',
})
