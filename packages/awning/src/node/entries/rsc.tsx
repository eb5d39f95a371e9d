import { renderToPipeableStream } from '@vitejs/plugin-rsc/rsc/server.node'
import type { ReactNode } from 'react'
import siteCode from 'virtual:awning/site'
import type { LocaleId, SiteConfig } from '../../config/site.ts'
import type { Body, LocaleContent } from '../../content/model.ts'
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

/** A lab in its first state; undefined if its component does not run in the browser. */
export async function renderLab(name: string, lang: string): Promise<Flight | undefined> {
  const lab = siteCode.labs?.find((candidate) => candidate.name === name)
  if (!lab) throw new Error(`the bundle has no lab "${name}"`)
  const { default: Lab } = await lab.component()
  return isClientReference(Lab) ? flight(<Lab locale={lang} />) : undefined
}

/** Modules that begin with `'use client'` export references, which React tells by this mark. */
function isClientReference(value: unknown): boolean {
  return (
    typeof value === 'function' &&
    '$$typeof' in value &&
    value.$$typeof === Symbol.for('react.client.reference')
  )
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
