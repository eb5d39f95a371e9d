import type { ReactNode } from 'react'
import type { PageHeader } from '../../browser/payload.ts'
import { payloadHref } from '../../browser/payloadHref.ts'
import { hrefOf } from '../../config/address.ts'
import type { SiteConfig } from '../../config/site.ts'
import { stringsOf } from '../../i18n/stringsFor.ts'
import type { Route } from '../../routes/route.ts'
import type { Engine } from '../engine/buildEngine.ts'
import { fillBaseUrl } from '../engine/inlineConstants.ts'
import { finishDocument, type DocumentParts } from './finishDocument.ts'
import { Labs } from './labs.ts'
import { swapScript } from './notFoundDocument.ts'
import { partHeader, payloadOf, type FetchedFile, type Part } from './part.ts'
import { linkOnce, renameSheets, withOneSheet, type StyleSheets } from './styleSheets.ts'

export interface RenderedPage {
  readonly html: string
  readonly payload: Buffer
  /** Files that it shares with other pages: parts, style sheets, data. */
  readonly shared: readonly FetchedFile[]
}

export interface PagesOptions {
  readonly engine: Pick<Engine, 'rsc' | 'ssr'>
  readonly config: SiteConfig
  /** Id of the client bundle. */
  readonly build: string
  readonly document: Omit<DocumentParts, 'scripts' | 'fetches'>
  /** Merges style sheets; there is nothing to merge in dev. */
  readonly sheets?: StyleSheets | undefined
  /** The home page's own script; there is none in dev. */
  readonly baseUrl?: string | undefined
}

/** Draws pages around parts that are drawn already: HTML for the first visit, a payload for every later one. */
export class Pages {
  readonly #options: PagesOptions
  readonly #labs: Labs
  readonly #nodes = new Map<string, Promise<ReactNode>>()

  constructor(options: PagesOptions) {
    this.#options = options
    this.#labs = new Labs(options.engine, options.config)
  }

  async render(plain: Route, shell: Part, aside: Part | null): Promise<RenderedPage> {
    const { engine, config, build, document, sheets } = this.#options
    const route = await this.#labs.fill(plain)
    const parts = aside ? [shell, aside] : [shell]
    const linked = new Map(parts.flatMap((part) => [...part.sheets]))
    const drawn = await engine.rsc.renderPage(config, route)
    const { flight: page, names } = withOneSheet(drawn, sheets, linked)
    const references = [...parts.map(({ flight }) => flight), page].flatMap(
      (flight) => flight.references,
    )
    const html = await engine.ssr.renderDocument(
      {
        path: route.path,
        shell: await this.#node(shell),
        aside: aside ? await this.#node(aside) : null,
      },
      () => engine.ssr.decode(page.stream),
      unique(references.flatMap(({ styles }) => styles)),
    )
    const header: PageHeader = {
      ...partHeader(page, build),
      path: route.path,
      shell: shell.href,
      aside: aside?.href ?? null,
    }
    const isPage = route.page.kind !== 'notFound'
    const renamed = new Map([...linked, ...names])
    return {
      payload: payloadOf(header, page),
      html: finishDocument(linkOnce(renameSheets(html, renamed)), {
        ...document,
        scripts: unique(references.flatMap(({ scripts }) => scripts)),
        // The not-found document stands at any address, so it cannot be taken over.
        fetches: isPage
          ? [
              payloadHref(hrefOf(config, route.locale, route.path)),
              ...parts.map(({ href }) => href),
            ]
          : [],
        start: isPage,
        inline: isPage ? [] : [swapScript],
        own: route.page.kind === 'home' ? this.#homeScript(route) : undefined,
      }),
      shared: [...parts, ...libraryOf(route), ...(sheets?.named(renamed.values()) ?? [])],
    }
  }

  #node(part: Part): Promise<ReactNode> {
    let node = this.#nodes.get(part.href)
    if (!node) {
      node = this.#options.engine.ssr.decode(part.flight.stream)
      this.#nodes.set(part.href, node)
    }
    return node
  }

  #homeScript({ locale }: Route): string | undefined {
    const { config, baseUrl } = this.#options
    return baseUrl && fillBaseUrl(baseUrl, config, locale, stringsOf(config, locale))
  }
}

/** A library's data is a file of its own. */
function libraryOf({ page }: Route): FetchedFile[] {
  if (page.kind !== 'list' || !page.library) return []
  return [{ href: page.library.file, payload: page.library.text }]
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)]
}
