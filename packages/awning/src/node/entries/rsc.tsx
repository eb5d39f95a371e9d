import siteCode from 'virtual:awning/site'
import type { LocaleId, SiteConfig } from '../../config/site.ts'
import type { Body } from '../../content/model.ts'
import { AsideView } from '../../pages/AsideView.tsx'
import { withSiteKinds, type Kinds } from '../../pages/kinds.ts'
import { engineKinds } from '../../pages/pageKinds.ts'
import type { Route } from '../../pages/route.ts'
import type { ShownAside } from '../../pages/shownAside.ts'
import { ArticleBody } from '../../theme/article/Article.tsx'
import { Shell } from '../../theme/shell/Shell.tsx'
import { siteFor } from '../../theme/localeSite.ts'
import { siteKindsOf } from '../../site-code/siteCode.ts'
import { flight, type Flight, type PageFlight } from './flight.ts'
import { renderRoute } from './renderRoute.tsx'

/** The kinds that this bundle can render: the engine's and the site's. */
export const kinds: Kinds = withSiteKinds(engineKinds, siteKindsOf(siteCode))

export function renderShell(config: SiteConfig, locale: LocaleId): Promise<Flight> {
  return flight(<Shell site={siteFor(config, locale)} />)
}

export function renderAside(
  config: SiteConfig,
  locale: LocaleId,
  shown: ShownAside,
): Promise<Flight> {
  return flight(<AsideView site={siteFor(config, locale)} shown={shown} />)
}

/** A lab in its first state; undefined if its component does not run in the browser. */
export async function renderLab(name: string, lang: string): Promise<Flight | undefined> {
  const lab = siteCode.labs?.find((candidate) => candidate.name === name)
  if (!lab) throw new Error(`the bundle has no lab "${name}"`)
  const { default: Lab } = await lab.component()
  return isClientReference(Lab) ? flight(<Lab locale={lang} />) : undefined
}

/** Names of the theme components that the site replaces by something that is not a server component. */
export async function invalidThemeComponents(): Promise<readonly string[]> {
  const parts = await Promise.all(
    Object.entries(siteCode.components ?? {}).map(async ([name, load]) => {
      const { default: Part } = await load()
      return typeof Part === 'function' && !isClientReference(Part) ? [] : [name]
    }),
  )
  return parts.flat()
}

/** Modules that begin with `'use client'` export references, which React marks with this symbol. */
function isClientReference(value: unknown): boolean {
  return (
    typeof value === 'function' &&
    '$$typeof' in value &&
    value.$$typeof === Symbol.for('react.client.reference')
  )
}

/** Renders a text without its page, for feeds. */
export function renderBody(body: Body): Promise<Flight> {
  return flight(<ArticleBody body={body} />)
}

export function renderPage(config: SiteConfig, route: Route): Promise<PageFlight> {
  return renderRoute(kinds, config, route)
}
