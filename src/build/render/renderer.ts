import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import type { PageHeader, PartHeader, Reference } from '../../browser/payload.ts'
import { payloadHref } from '../../browser/payloadHref.ts'
import { hrefOf } from '../../config/address.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { Content } from '../../content/model.ts'
import { stringsFor } from '../../i18n/stringsFor.ts'
import type { Aside, Route } from '../../routes/route.ts'
import type { Flight } from '../entries/rsc.tsx'
import type { Engine } from '../engine/buildEngine.ts'
import { fillBaseUrl } from '../engine/inlineConstants.ts'
import { finishDocument, type DocumentParts } from './finishDocument.ts'
import { swapScript } from './notFoundDocument.ts'

/** A part that pages share: its place, its bytes, and itself, decoded, to draw pages with. */
export interface Part {
  readonly href: string
  readonly payload: Buffer
  readonly node: ReactNode
  readonly flight: Flight
}

export interface RenderedPage {
  readonly html: string
  readonly payload: Buffer
}

export interface RendererOptions {
  readonly engine: Pick<Engine, 'rsc' | 'ssr'>
  readonly config: SiteConfig
  readonly content: Content
  /** Id of the client bundle. */
  readonly build: string
  readonly document: Omit<DocumentParts, 'scripts' | 'fetches'>
  /** The home page's own script; there is none in dev. */
  readonly baseUrl?: string
}

/** Draws routes: HTML for the first visit, a payload for every later one. */
export class Renderer {
  readonly #options: RendererOptions
  readonly #parts = new Map<string, Promise<Part>>()

  constructor(options: RendererOptions) {
    this.#options = options
  }

  /** The parts drawn so far, to be written once. */
  parts(): Promise<Part[]> {
    return Promise.all(this.#parts.values())
  }

  async render(route: Route): Promise<RenderedPage> {
    const { engine, config, document } = this.#options
    const [shell, aside, page] = await Promise.all([
      this.#shell(route.locale),
      route.aside ? this.#aside(route.locale, route.aside) : null,
      engine.rsc.renderPage(config, route),
    ])
    const flights = [shell.flight, ...(aside ? [aside.flight] : []), page]
    const html = await engine.ssr.renderDocument(
      { path: route.path, shell: shell.node, aside: aside?.node ?? null },
      () => engine.ssr.decode(page.stream),
      unique(flights.flatMap(({ references }) => references.flatMap(({ styles }) => styles))),
    )
    const header: PageHeader = {
      ...this.#header(page),
      path: route.path,
      shell: shell.href,
      aside: aside?.href ?? null,
    }
    const isPage = route.page.kind !== 'notFound'
    return {
      payload: payload(header, page),
      html: finishDocument(html, {
        ...document,
        scripts: unique(
          flights.flatMap(({ references }) => references.flatMap(({ scripts }) => scripts)),
        ),
        // The not-found document stands at any address, so it cannot be taken over.
        fetches: isPage
          ? [
              payloadHref(hrefOf(config, route.locale, route.path)),
              shell.href,
              ...(aside ? [aside.href] : []),
            ]
          : [],
        start: isPage,
        inline: isPage ? [] : [swapScript],
        own: route.page.kind === 'home' ? this.#homeScript(route) : undefined,
      }),
    }
  }

  #homeScript({ locale }: Route): string | undefined {
    const { config, baseUrl } = this.#options
    return baseUrl && fillBaseUrl(baseUrl, config, locale, stringsFor(locale))
  }

  #shell(locale: string): Promise<Part> {
    const { engine, config } = this.#options
    return this.#part(`shell ${locale}`, () => engine.rsc.renderShell(config, locale))
  }

  #aside(locale: string, aside: Aside): Promise<Part> {
    const { engine, config, content } = this.#options
    return this.#part(`aside ${locale} ${JSON.stringify(aside)}`, () => {
      const own = content.locales[locale]
      if (!own) throw new Error(`there is no content for the locale "${locale}"`)
      return engine.rsc.renderAside(config, own, aside)
    })
  }

  #part(key: string, draw: () => Promise<Flight>): Promise<Part> {
    let part = this.#parts.get(key)
    if (!part) {
      part = this.#makePart(draw)
      this.#parts.set(key, part)
    }
    return part
  }

  async #makePart(draw: () => Promise<Flight>): Promise<Part> {
    const { engine, config } = this.#options
    const flight = await draw()
    const bytes = payload(this.#header(flight), flight)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
    return {
      href: `${config.base}assets/part-${hash}.txt`,
      payload: bytes,
      node: await engine.ssr.decode(flight.stream),
      flight,
    }
  }

  #header(flight: Flight): PartHeader {
    return {
      build: this.#options.build,
      bytes: flight.stream.length,
      references: flight.references.flatMap(reference),
    }
  }
}

/** The chunk itself comes first among the scripts it needs; in dev there are none to name. */
function reference({ id, scripts: [script], styles }: Flight['references'][number]): Reference[] {
  return script === undefined ? [] : [{ id, script, styles }]
}

function payload(header: PartHeader, { stream }: Flight): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), stream])
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)]
}
