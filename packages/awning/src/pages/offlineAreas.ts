import { offlinePath } from '../config/address.ts'
import type { LocaleId, SiteConfig } from '../config/site.ts'
import type { OfflineArea, Route } from './route.ts'

/** The page that tells what can be read offline, and the areas that can be kept whole. */
export function offlineRoute(
  locale: LocaleId,
  routes: readonly Route[],
  config: SiteConfig,
): Route {
  const areas = [{ id: 'docs', ...config.docs }, ...config.posts].map(
    ({ id, path, title }): OfflineArea => ({
      id,
      path,
      title,
      count: routes.filter((route) => isInArea(route, path)).length,
    }),
  )
  return { locale, path: offlinePath, page: { kind: 'offline', areas } }
}

export function isInArea({ path }: Pick<Route, 'path'>, area: string): boolean {
  return path === area || path.startsWith(`${area}/`)
}
