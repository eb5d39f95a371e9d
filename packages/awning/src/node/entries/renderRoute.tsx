import type { SiteConfig } from '../../config/site.ts'
import type { Kinds } from '../../pages/kinds.ts'
import { PageView } from '../../pages/PageView.tsx'
import type { Route } from '../../pages/route.ts'
import { structuredData } from '../../pages/structuredData.ts'
import { siteFor } from '../../theme/localeSite.ts'
import { flight, type Flight } from './flight.ts'

/** Renders a page with its structured data, both by the definition of its kind. */
export async function renderRoute(kinds: Kinds, config: SiteConfig, route: Route): Promise<Flight> {
  const site = siteFor(config, route.locale)
  const rendered = await flight(<PageView site={site} route={route} kinds={kinds} />)
  return { ...rendered, data: structuredData(site, route, kinds) }
}
