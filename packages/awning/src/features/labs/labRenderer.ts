import type { SiteConfig } from '../../config/site.ts'
import { siteCodeFile } from '../../config/siteCodeFile.ts'
import type { Block } from '../../content/model.ts'
import { formatDiagnostics } from '../../content/diagnostic.ts'
import type { Strings } from '../../i18n/strings.ts'
import { stringsOf } from '../../i18n/stringsFor.ts'
import { BuildFailure } from '../../node/buildFailure.ts'
import type { Engine } from '../../node/bundle/buildEngine.ts'
import type { FlightReference } from '../../node/entries/flight.ts'
import { kindOf } from '../../pages/kinds.ts'
import type { Route } from '../../pages/route.ts'
import type { LabInfo } from './lab.ts'
import { labTextsIn } from './labTexts.ts'
import type { LabFrameStrings, RenderedLab } from './renderedLab.ts'

/** Renders the first state of labs, once for each locale, and puts it into the texts that name them. */
export class LabRenderer {
  readonly #engine: Pick<Engine, 'rsc' | 'ssr'>
  readonly #config: SiteConfig
  readonly #labs: readonly LabInfo[]
  readonly #rendered = new Map<string, Promise<RenderedLab | undefined>>()

  constructor(engine: Pick<Engine, 'rsc' | 'ssr'>, config: SiteConfig, labs: readonly LabInfo[]) {
    this.#engine = engine
    this.#config = config
    this.#labs = labs
  }

  /** The route with the labs of its text rendered; most have none. */
  async fill(route: Route): Promise<Route> {
    const { page, locale } = route
    const access = kindOf(this.#engine.rsc.kinds.pages, page).body
    if (!access) return route
    const body = access.of(page)
    const filled = await this.#fillBody(body, locale)
    return filled === body ? route : { ...route, page: access.replace(page, filled) }
  }

  async #fillBody<B extends { readonly kind: string; readonly blocks?: readonly Block[] }>(
    body: B,
    locale: string,
  ): Promise<B> {
    if (!body.blocks || !holdsLab(body.blocks)) return body
    return { ...body, blocks: await this.#fillBlocks(body.blocks, locale) }
  }

  #fillBlocks(blocks: readonly Block[], locale: string): Promise<Block[]> {
    return Promise.all(
      blocks.map(async (block) => {
        if ('html' in block) return block
        if (block.component !== 'Lab')
          return { ...block, children: await this.#fillBlocks(block.children, locale) }
        const lab = await this.#lab(String(block.props['name']), locale)
        return lab ? { ...block, props: lab } : block
      }),
    )
  }

  #lab(name: string, locale: string): Promise<RenderedLab | undefined> {
    const key = `${locale} ${name}`
    let lab = this.#rendered.get(key)
    if (!lab) {
      lab = this.#render(name, locale)
      this.#rendered.set(key, lab)
      // While its author corrects it, it is tried again for each request.
      lab.catch(() => this.#rendered.delete(key))
    }
    return lab
  }

  async #render(name: string, locale: string): Promise<RenderedLab | undefined> {
    const { locales, defaultLocale } = this.#config
    const texts = labTextsIn(this.#labs, locale, defaultLocale)(name)
    // Only in dev: the text has a mistake, which is reported, and is shown as it was before.
    if (!texts) return undefined
    const lang = locales.find(({ id }) => id === locale)?.lang ?? locale
    const { code, first } = await this.#firstState(name, lang)
    return {
      name,
      locale: lang,
      ...texts,
      first,
      code: {
        id: code.id,
        exported: code.name,
        // The dev server has no bundled file to name: the id is the address.
        script: code.scripts[0] ?? '',
        styles: [...code.styles],
      },
      strings: frameStrings(stringsOf(this.#config, locale)),
    }
  }

  async #firstState(name: string, lang: string): Promise<{ code: FlightReference; first: string }> {
    const { rsc, ssr } = this.#engine
    const flight = await rsc.renderLab(name, lang)
    const [code] = flight?.references ?? []
    if (!flight || !code)
      throw mistake(
        `the component of the lab "${name}" is not a client component`,
        "Begin its module with 'use client', and make the component its default export.",
      )
    try {
      return { code, first: await ssr.renderStatic(flight.stream, name) }
    } catch (error) {
      throw mistake(
        `the lab "${name}" cannot be rendered: ${error instanceof Error ? error.message : String(error)}`,
        'The build renders its first state in Node. What needs a browser belongs in an effect.',
      )
    }
  }
}

function mistake(message: string, hint: string): BuildFailure {
  return new BuildFailure(
    formatDiagnostics([{ severity: 'error', file: siteCodeFile, message, hint }]),
  )
}

function holdsLab(blocks: readonly Block[]): boolean {
  return blocks.some(
    (block) => 'component' in block && (block.component === 'Lab' || holdsLab(block.children)),
  )
}

/** The strings of the frame, out of all there are: a page carries no more than it shows. */
function frameStrings(t: Strings): LabFrameStrings {
  return {
    labReset: t.labReset,
    labShare: t.labShare,
    labShared: t.labShared,
    labText: t.labText,
    labFailed: t.labFailed,
    labCrashed: t.labCrashed,
    retry: t.retry,
    tryAgain: t.tryAgain,
    loading: t.loading,
  }
}
