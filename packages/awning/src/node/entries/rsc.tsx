import { renderToPipeableStream } from '@vitejs/plugin-rsc/rsc/server.node'
import type { ComponentType, ReactNode } from 'react'
import type { LocaleId, SiteConfig } from '../../config/site.ts'
import type { Body, LocaleContent } from '../../content/model.ts'
import { components } from '../../labs/components.ts'
import type { LabLocale, LabProps } from '../../labs/lab.ts'
import { AsideView } from '../../pages/AsideView.tsx'
import { PageView } from '../../pages/PageView.tsx'
import type { Aside, Route } from '../../pages/route.ts'
import { structuredData } from '../../pages/structuredData.ts'
import { ArticleBody } from '../../theme/article/Article.tsx'
import { Shell } from '../../theme/shell/Shell.tsx'
import { siteFor } from '../../theme/site.ts'
import { collect } from './collect.ts'

/** A piece of the site as React's wire format, and the client components it names. */
export interface Flight {
  readonly stream: Buffer
  readonly references: readonly FlightReference[]
  /** What a page tells machines. They read documents, so it is no part of the stream. */
  readonly data?: string | undefined
}

export interface FlightReference {
  readonly id: string
  /** What the module exports it as. */
  readonly name: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

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

export async function renderPage(config: SiteConfig, route: Route): Promise<Flight> {
  const site = siteFor(config, route.locale)
  const drawn = await flight(<PageView site={site} route={route} />)
  return { ...drawn, data: structuredData(site, route.page) }
}

export async function flight(node: ReactNode): Promise<Flight> {
  const references = new Map<string, FlightReference>()
  let failure: { error: unknown } | undefined
  const { pipe } = renderToPipeableStream(
    node,
    {
      onError: (error) => {
        failure ??= { error }
      },
    },
    {
      onClientReference: ({ id, name, deps }) => {
        references.set(id, { id, name, scripts: deps.js, styles: deps.css })
      },
    },
  )
  const stream = await collect(pipe)
  // An error would travel inside the stream; a page that fails to draw is no page.
  if (failure) throw failure.error
  return { stream, references: [...references.values()] }
}
