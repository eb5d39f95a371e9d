import type { SiteConfig } from '../../config/site.ts'
import { kindOf, type Kinds } from '../../pages/kinds.ts'
import { pageHead } from '../../pages/pageHead.ts'
import { PageView } from '../../pages/PageView.tsx'
import type { Route } from '../../pages/route.ts'
import { structuredData } from '../../pages/structuredData.ts'
import { mdxModule } from '../../theme/article/mdxModule.ts'
import { siteFor } from '../../theme/localeSite.ts'
import { flight, type PageFlight } from './flight.ts'

/** Renders a page, with its head and structured data, by the definition of its kind. */
export async function renderRoute(
  kinds: Kinds,
  config: SiteConfig,
  route: Route,
): Promise<PageFlight> {
  const site = siteFor(config, route.locale)
  const entry = kindOf(kinds.pages, route.page).entry?.(route.page)
  // Before it is rendered, so that it does not have to be rendered twice.
  if (entry?.body.kind === 'module') await mdxModule(entry.body.module)
  const rendered = await flight(<PageView site={site} route={route} kinds={kinds} />)
  return {
    ...rendered,
    data: structuredData(site, route, kinds),
    head: pageHead(site, route, kinds),
  }
}
