import { renderToPipeableStream } from '@vitejs/plugin-rsc/rsc/server.node'
import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import type { LocaleId, SiteConfig } from '../../config/site.ts'
import type { LocaleContent } from '../../content/model.ts'
import { AsideView } from '../../routes/AsideView.tsx'
import { PageView } from '../../routes/PageView.tsx'
import type { Aside, Route } from '../../routes/route.ts'
import { Shell } from '../../theme/shell/Shell.tsx'
import { siteFor } from '../../theme/site.ts'

/** A piece of the site as React's wire format, and the client components it names. */
export interface Flight {
  readonly stream: Buffer
  readonly references: readonly FlightReference[]
}

export interface FlightReference {
  readonly id: string
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

export function renderPage(config: SiteConfig, route: Route): Promise<Flight> {
  return flight(<PageView site={siteFor(config, route.locale)} route={route} />)
}

function flight(node: ReactNode): Promise<Flight> {
  return new Promise((resolve, reject) => {
    const references = new Map<string, FlightReference>()
    const chunks: Buffer[] = []
    const { pipe } = renderToPipeableStream(
      node,
      { onError: reject },
      {
        onClientReference: ({ id, deps }) => {
          references.set(id, { id, scripts: deps.js, styles: deps.css })
        },
      },
    )
    pipe(
      new Writable({
        write(chunk: Buffer, _, done) {
          chunks.push(chunk)
          done()
        },
        final(done) {
          resolve({ stream: Buffer.concat(chunks), references: [...references.values()] })
          done()
        },
      }),
    )
  })
}

if (import.meta.hot) import.meta.hot.accept()
