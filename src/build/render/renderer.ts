import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import type { PageHeader, PartHeader, Reference } from '../../browser/payload.ts'
import { payloadHref } from '../../browser/payloadHref.ts'
import { hrefOf } from '../../config/address.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { Content } from '../../content/model.ts'
import { stringsOf } from '../../i18n/stringsFor.ts'
import type { Aside, Route } from '../../routes/route.ts'
import type { Flight } from '../entries/rsc.tsx'
import type { Engine } from '../engine/buildEngine.ts'
import { fillBaseUrl } from '../engine/inlineConstants.ts'
import { finishDocument, type DocumentParts } from './finishDocument.ts'
import { Labs } from './labs.ts'
import { swapScript } from './notFoundDocument.ts'
import { linkOnce, renameSheets, type StyleSheets } from './styleSheets.ts'

/** A part that pages share: its place, its bytes, and itself, decoded, to draw pages with. */
export interface Part {
  readonly href: string
  readonly payload: Buffer
  readonly node: ReactNode
  readonly flight: Flight
}

/** A file that pages fetch by its address. */
export type FetchedFile = Pick<Part, 'href' | 'payload'>

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
  /** Merges style sheets; there is nothing to merge in dev. */
  readonly sheets?: StyleSheets
  /** The home page's own script; there is none in dev. */
  readonly baseUrl?: string
}

/** Draws routes: HTML for the first visit, a payload for every later one. */
export class Renderer {
  readonly #options: RendererOptions
  readonly #parts = new Map<string, Promise<Part>>()
  readonly #labs: Labs
  /** Files of libraries, which stand beside the parts. */
  readonly #libraries = new Map<string, FetchedFile>()
  /** What a sheet of the chrome has become: pages link it too. */
  readonly #chrome = new Map<string, string>()

  constructor(options: RendererOptions) {
    this.#options = options
    this.#labs = new Labs(options.engine, options.config)
  }

  /** The parts drawn so far and the files that pages will ask for, to be written once. */
  async parts(): Promise<FetchedFile[]> {
    return [...(await Promise.all(this.#parts.values())), ...this.#libraries.values()]
  }

  async render(plain: Route): Promise<RenderedPage> {
    const { engine, config, document } = this.#options
    const route = await this.#labs.fill(plain)
    if (route.page.kind === 'list' && route.page.library) {
      const { file, text } = route.page.library
      this.#libraries.set(file, { href: file, payload: Buffer.from(text) })
    }
    const [shell, aside, drawn] = await Promise.all([
      this.#shell(route.locale),
      route.aside ? this.#aside(route.locale, route.aside) : null,
      engine.rsc.renderPage(config, route),
    ])
    const renamed = new Map(this.#chrome)
    const page = this.#withOneSheet(drawn, renamed)
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
      html: finishDocument(linkOnce(renameSheets(html, renamed)), {
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
    return baseUrl && fillBaseUrl(baseUrl, config, locale, stringsOf(config, locale))
  }

  #shell(locale: string): Promise<Part> {
    const { engine, config } = this.#options
    return this.#part(`shell ${locale}`, async () =>
      this.#withOneSheet(await engine.rsc.renderShell(config, locale), this.#chrome),
    )
  }

  #aside(locale: string, aside: Aside): Promise<Part> {
    const { engine, config, content } = this.#options
    return this.#part(`aside ${locale} ${JSON.stringify(aside)}`, () => {
      const own = content.locales[locale]
      if (!own) throw new Error(`there is no content for the locale "${locale}"`)
      // After the shell, whose sheets it shares.
      return this.#shell(locale)
        .then(() => engine.rsc.renderAside(config, own, aside))
        .then((flight) => this.#withOneSheet(flight, this.#chrome))
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

  /** A piece whose own style sheets are one. What each has become is written into `became`. */
  #withOneSheet(flight: Flight, became: Map<string, string>): Flight {
    const { sheets } = this.#options
    if (!sheets) return flight
    const styles = flight.references.flatMap((reference) => reference.styles)
    const own = sheets.linkedIn(flight.stream, styles).filter((href) => !became.has(href))
    for (const href of own) became.set(href, sheets.merge(own))
    return {
      stream: Buffer.from(renameSheets(flight.stream.toString(), became)),
      references: flight.references.map((reference) => ({
        ...reference,
        styles: unique(reference.styles.map((href) => became.get(href) ?? href)),
      })),
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
