import type { SiteConfig } from '../../config/site.ts'
import { galleryPage } from '../../pages/gallery/galleryPage.ts'
import type { Kinds } from '../../pages/kinds.ts'
import type { Route } from '../../pages/route.ts'
import type { PageFlight } from './flight.ts'
import { renderRoute } from './renderRoute.tsx'
import * as rsc from './rsc.tsx'

export { renderAside, renderBody, renderLab, renderShell, invalidThemeComponents } from './rsc.tsx'

/** In dev: all kinds of a build, and the gallery page that shows the theme. */
export const kinds: Kinds = { ...rsc.kinds, pages: [...rsc.kinds.pages, galleryPage] }

export function renderPage(config: SiteConfig, route: Route): Promise<PageFlight> {
  return renderRoute(kinds, config, route)
}

if (import.meta.hot) import.meta.hot.accept()
