import type { ReactNode } from 'react'
import { shortHash } from '../../cache/hash.ts'
import type { PageHeader } from '../../client/payload.ts'
import { payloadHref } from '../../client/payloadHref.ts'
import { hrefOf, writtenPath } from '../../config/address.ts'
import type { SiteConfig } from '../../config/site.ts'
import { stringsOf } from '../../i18n/stringsFor.ts'
import { kindOf } from '../../pages/kinds.ts'
import type { PageKind } from '../../pages/definePage.ts'
import type { Route } from '../../pages/route.ts'
import type { Flight, PageFlight } from '../entries/flight.ts'
import type { Engine } from '../bundle/buildEngine.ts'
import { fillBaseUrl } from '../bundle/inlineConstants.ts'
import { finishDocument, type DocumentParts } from './finishDocument.ts'
import type { LabRenderer } from '../../features/labs/labRenderer.ts'
import { swapScript } from './notFoundDocument.ts'
import {
  entriesOf,
  partFiles,
  partHeader,
  payloadOf,
  scriptsOf,
  type FetchedFile,
  type Part,
} from './part.ts'
import { InlineStyles } from './inline-styles/inlineStyles.ts'
import { linkSheets, sheetsOf, type LinkedSheets, type StyleSheets } from './styleSheets.ts'

export interface RenderedPage {
  /** Hash of the payload. */
  readonly id: string
  readonly html: string
  readonly payload: Buffer
  /** Files that it shares with other pages: parts, style sheets, data. */
  readonly shared: readonly FetchedFile[]
  /** Addresses of the scripts of its labs. */
  readonly labs: readonly string[]
}

export interface PageRendererOptions {
  readonly engine: Pick<Engine, 'rsc' | 'ssr'>
  readonly config: SiteConfig
  /** Id of the client bundle. */
  readonly build: string
  readonly document: Omit<DocumentParts, 'scripts' | 'fetches' | 'id' | 'page' | 'data'>
  /** Merges style sheets; in dev they are not merged. */
  readonly sheets?: StyleSheets | undefined
  /** Files that every page of the site uses. */
  readonly files?: readonly FetchedFile[]
  /** Renders the labs of texts. */
  readonly labs: LabRenderer
  /** The home page's check of `base`; there is none in dev. */
  readonly baseUrl?: string | undefined
}

/** Renders pages, given their rendered parts: HTML for the first visit, a payload for later ones. */
export class PageRenderer {
  readonly #options: PageRendererOptions
  readonly #nodes = new Map<string, Promise<ReactNode>>()
  /** Absent in dev, where style sheets change while pages are open. */
  readonly #inline: InlineStyles | undefined

  constructor(options: PageRendererOptions) {
    this.#options = options
    this.#inline = options.sheets && new InlineStyles(options.sheets)
  }

  async render(plain: Route, shell: Part, aside: Part | null): Promise<RenderedPage> {
    const { engine, config, document } = this.#options
    const { route, path, page, id, payload, shared, labs, parts, links, sheets } =
      await this.#renderContent(plain, shell, aside)
    const references = [...parts.map(({ flight }) => flight), page].flatMap(
      (flight) => flight.references,
    )
    // The not-found document contains those of all languages, which share its style sheets.
    const kind = kindOf(engine.rsc.kinds.pages, route.page)
    const isInline = this.#inline !== undefined && kind.fallback !== 'notFound'
    const html = await engine.ssr.renderDocument(
      {
        id,
        path,
        head: page.head,
        shell: await this.#node(shell),
        aside: aside ? await this.#node(aside) : null,
        entries: entriesOf(aside),
      },
      () => engine.ssr.decode(page.stream),
      isInline ? [] : links,
    )
    const href = hrefOf(config, route.locale, route.path)
    return {
      id,
      payload,
      html: finishDocument(html, {
        ...document,
        scripts: unique(references.flatMap(({ scripts }) => scripts)),
        fetches: [payloadHref(href), ...partFiles(parts).map((file) => file.href)],
        // In dev a page is rendered again for each request, and no two payloads are the same.
        id: document.policy === false ? undefined : id,
        page: kind.fallback === undefined ? undefined : href,
        inline: kind.fallback === 'notFound' ? [swapScript] : [],
        pageScript: this.#pageScript(kind, route, href),
        data: page.data,
        styles: isInline ? { css: this.#inline.stylesOf(html, sheets), hrefs: links } : undefined,
      }),
      shared,
      labs,
    }
  }

  /** Renders no document, only what an open page fetches when its text was edited. */
  async renderPayload(plain: Route, shell: Part, aside: Part | null): Promise<RenderedPage> {
    const { id, payload, shared, labs } = await this.#renderContent(plain, shell, aside)
    return { id, payload, shared, labs, html: '' }
  }

  async #renderContent(plain: Route, shell: Part, aside: Part | null): Promise<RenderedContent> {
    const { engine, config, build } = this.#options
    const { route, labs } = await this.#options.labs.renderLabs(plain)
    const parts = aside ? [shell, aside] : [shell]
    const kind = kindOf(engine.rsc.kinds.pages, route.page)
    // The not-found page has no address, and is recognized by its path.
    const path = kind.fallback === 'notFound' ? route.path : writtenPath(config, route.path)
    const page = await engine.rsc.renderPage(config, route)
    const present = new Set(parts.flatMap(({ sheets }) => sheets.contained))
    const wanted = [...sheetsOf(page), ...labs.flatMap(({ styles }) => styles)]
    const sheets = linkSheets(wanted, this.#options.sheets, present)
    const header = withId(page, {
      ...partHeader(
        page,
        sheets,
        build,
        parts.flatMap(({ flight }) => scriptsOf(flight)),
      ),
      shell: shell.href,
      aside: aside?.href ?? null,
      ...(aside?.entries ? { entries: aside.entries.href } : {}),
      path,
      head: page.head,
    })
    const links = unique([...parts.flatMap((part) => part.sheets.links), ...sheets.links])
    const files = kind.files?.(route.page) ?? []
    return {
      route,
      path,
      page,
      parts,
      links,
      sheets: [...parts.map((part) => part.sheets), sheets],
      id: header.id,
      payload: payloadOf(header, page),
      shared: [
        ...partFiles(parts),
        ...files,
        ...(this.#options.files ?? []),
        ...(this.#options.sheets?.filesAt(links) ?? []),
      ],
      labs: unique(labs.map(({ script }) => script)),
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

  #pageScript({ fallback }: PageKind, { path, locale }: Route, href: string): string | undefined {
    const { config, baseUrl } = this.#options
    // When shown in place of another page, the app starts at once: the reader has interacted already.
    if (fallback === 'offline')
      return `location.pathname===${JSON.stringify(href)}||addEventListener("DOMContentLoaded",__awning.start)`
    if (path !== '/') return undefined
    return baseUrl && fillBaseUrl(baseUrl, config, locale, stringsOf(config, locale))
  }
}

/** A page before it is put into a document. */
interface RenderedContent extends Omit<RenderedPage, 'html'> {
  readonly route: Route
  /** Its path as addresses contain it. */
  readonly path: string
  readonly page: PageFlight
  readonly parts: readonly Part[]
  /** Style sheets of its parts and its own. */
  readonly links: readonly string[]
  /** The same sheets, for each of its parts and for itself. */
  readonly sheets: readonly LinkedSheets[]
}

/** The id of a payload is a hash of its header and stream, which the service worker computes in the same way. */
function withId({ stream }: Flight, header: Omit<PageHeader, 'id'>): PageHeader {
  const id = shortHash(Buffer.concat([Buffer.from(JSON.stringify(header)), stream]))
  const { build, ...others } = header
  // Hashes side by side compress better.
  return { build, id, ...others }
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)]
}
