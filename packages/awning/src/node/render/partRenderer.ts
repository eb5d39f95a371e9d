import { hash, shortHash } from '../../cache/hash.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { Content } from '../../content/model.ts'
import type { Aside } from '../../pages/route.ts'
import { shownAsides, type ShownAside } from '../../pages/shownAside.ts'
import { sidebarEntryOf } from '../../pages/sidebarEntryOf.ts'
import type { ShownItem } from '../../pages/pruneSidebar.ts'
import { siteFor } from '../../theme/localeSite.ts'
import type { Engine } from '../bundle/buildEngine.ts'
import { makePart, type FetchedFile, type Part } from './part.ts'
import { linkSheets, sheetsOf, type StyleSheets } from './styleSheets.ts'

export interface PartRendererOptions {
  readonly engine: Pick<Engine, 'rsc'>
  readonly config: SiteConfig
  readonly content: Content
  /** Id of the client bundle. */
  readonly build: string
  /** Merges style sheets; in dev they are not merged. */
  readonly sheets?: StyleSheets | undefined
  /** The site's own CSS. It is appended to the style sheet of the shell, which every page loads. */
  readonly siteCss?: string
  /** Shells that are rendered already. They do not depend on content, so an edit does not change them. */
  readonly shells?: Map<string, Promise<Part>>
  /** Sidebars that are rendered already, by what they show. */
  readonly asides?: Map<string, Promise<Part>>
}

/** Renders what pages share, each piece once: the shell of a locale, the columns beside pages. */
export class PartRenderer {
  readonly #options: PartRendererOptions
  readonly #shells: Map<string, Promise<Part>>
  readonly #asides: Map<string, Promise<Part>>
  readonly #shown = new Map<string, (aside: Aside) => ShownAside>()
  readonly #hashes = new WeakMap<ShownAside, string>()
  readonly #entries = new WeakMap<ShownAside, FetchedFile>()

  constructor(options: PartRendererOptions) {
    this.#options = options
    this.#shells = options.shells ?? new Map()
    this.#asides = options.asides ?? new Map()
  }

  all(): Promise<Part[]> {
    return Promise.all([...this.#shells.values(), ...this.#asides.values()])
  }

  shell(locale: string): Promise<Part> {
    const { engine, config, build, sheets, siteCss } = this.#options
    return once(this.#shells, locale, async () => {
      const flight = await engine.rsc.renderShell(config, locale)
      const linked = linkSheets(sheetsOf(flight), sheets, new Set(), siteCss)
      return makePart(flight, linked, config.base, build)
    })
  }

  async aside(locale: string, aside: Aside): Promise<Part> {
    const shown = this.#shownBy(locale, aside)
    if (shown.kind !== 'docs' || !isBranch(aside)) return this.#renderAside(locale, shown)
    const { items = [], ...frame } = shown
    const part = await this.#renderAside(locale, frame)
    let entries = this.#entries.get(shown)
    if (!entries) {
      entries = this.#entriesFile(locale, items)
      this.#entries.set(shown, entries)
    }
    return { ...part, entries }
  }

  #renderAside(locale: string, shown: ShownAside): Promise<Part> {
    const { engine, config, build, sheets } = this.#options
    return once(this.#asides, `${locale} ${this.#hashOf(shown)}`, async () => {
      const flight = await engine.rsc.renderAside(config, locale, shown)
      const shell = await this.shell(locale)
      const present = new Set(shell.sheets.contained)
      return makePart(flight, linkSheets(sheetsOf(flight), sheets, present), config.base, build)
    })
  }

  #entriesFile(locale: string, items: readonly ShownItem[]): FetchedFile {
    const { config } = this.#options
    const site = siteFor(config, locale)
    const payload = JSON.stringify(items.map((item) => sidebarEntryOf(item, site)))
    return { href: `${config.base}assets/part-${shortHash(payload)}.txt`, payload }
  }

  /** Hash of what a sidebar is rendered from besides the settings, without rendering it. */
  asideHash(locale: string, aside: Aside): string {
    return this.#hashOf(this.#shownBy(locale, aside))
  }

  #hashOf(shown: ShownAside): string {
    let found = this.#hashes.get(shown)
    if (found === undefined) {
      found = hash(JSON.stringify(shown))
      this.#hashes.set(shown, found)
    }
    return found
  }

  #shownBy(locale: string, aside: Aside): ShownAside {
    let find = this.#shown.get(locale)
    if (!find) {
      const content = this.#options.content.locales[locale]
      if (!content) throw new Error(`there is no content for the locale "${locale}"`)
      find = shownAsides(content, this.#options.config)
      this.#shown.set(locale, find)
    }
    return find(aside)
  }
}

/** Whether the sidebar is a large one, of which a page shows a part. */
const isBranch = (aside: Aside): boolean => aside.kind === 'docs' && aside.branch !== undefined

function once(
  parts: Map<string, Promise<Part>>,
  key: string,
  render: () => Promise<Part>,
): Promise<Part> {
  let part = parts.get(key)
  if (!part) {
    part = render()
    parts.set(key, part)
  }
  return part
}
