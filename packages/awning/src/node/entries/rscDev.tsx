import type { SiteConfig } from '../../config/site.ts'
import type { Route } from '../../pages/route.ts'
import { siteFor } from '../../theme/site.ts'
import * as rsc from './rsc.tsx'

export { flight, renderAside, renderBody, renderLab, renderShell } from './rsc.tsx'

/** While writing: all that a build draws, and the page that shows the theme. */
export async function renderPage(config: SiteConfig, route: Route): Promise<rsc.Flight> {
  const { page, locale } = route
  if (page.kind !== 'gallery') return rsc.renderPage(config, route)
  const { GalleryPage } = await import('../../pages/gallery/GalleryPage.tsx')
  return rsc.flight(<GalleryPage site={siteFor(config, locale)} page={page} />)
}

if (import.meta.hot) import.meta.hot.accept()
