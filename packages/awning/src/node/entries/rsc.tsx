import type { ComponentType } from 'react'
import type { LocaleId, SiteConfig } from '../../config/site.ts'
import type { Body, LocaleContent } from '../../content/model.ts'
import { components } from '../../labs/components.ts'
import type { LabLocale, LabProps } from '../../labs/lab.ts'
import { AsideView } from '../../pages/AsideView.tsx'
import { withSiteKinds, type Kinds } from '../../pages/kinds.ts'
import { engineKinds } from '../../pages/pageKinds.ts'
import type { Aside, Route } from '../../pages/route.ts'
import { ArticleBody } from '../../theme/article/Article.tsx'
import { Shell } from '../../theme/shell/Shell.tsx'
import { siteFor } from '../../theme/site.ts'
import siteKinds from 'virtual:awning/site-kinds'
import { flight, type Flight } from './flight.ts'
import { renderRoute } from './renderRoute.tsx'

/** The kinds that this bundle can render: the engine's and the site's. */
export const kinds: Kinds = withSiteKinds(engineKinds, siteKinds)

export function renderShell(config: SiteConfig, locale: LocaleId): Promise<Flight> {
  return flight(<Shell site={siteFor(config, locale)} />)
}

export function renderAside(
  config: SiteConfig,
  content: LocaleContent,
  aside: Aside,
): Promise<Flight> {
  return flight(
    <AsideView site={siteFor(config, content.locale)} aside={aside} content={content} />,
  )
}

/** An experiment in its first state. */
export function renderLab(name: string, locale: LabLocale): Promise<Flight> {
  const known: Readonly<Record<string, ComponentType<LabProps>>> = components
  const Lab = known[name]
  if (!Lab) throw new Error(`there is no experiment "${name}"`)
  return flight(<Lab locale={locale} />)
}

/** A text by itself, for those who read it elsewhere. */
export function renderBody(body: Body): Promise<Flight> {
  return flight(<ArticleBody body={body} />)
}

export function renderPage(config: SiteConfig, route: Route): Promise<Flight> {
  return renderRoute(kinds, config, route)
}
