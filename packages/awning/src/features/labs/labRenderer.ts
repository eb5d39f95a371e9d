import { langOf, type SiteConfig } from '../../config/site.ts'
import { siteCodeFile } from '../../config/siteCodeFile.ts'
import type { Block } from '../../content/model.ts'
import { formatDiagnostics } from '../../content/diagnostic.ts'
import type { Strings } from '../../i18n/strings.ts'
import { stringsOf } from '../../i18n/stringsFor.ts'
import { BuildFailure } from '../../node/buildFailure.ts'
import type { Engine } from '../../node/bundle/buildEngine.ts'
import type { FlightReference } from '../../node/entries/flight.ts'
import { renderFragment } from '../../node/render/renderFragment.ts'
import { kindOf } from '../../pages/kinds.ts'
import type { Route } from '../../pages/route.ts'
import type { LabInfo } from './lab.ts'
import { labTextsIn } from './labTexts.ts'
import type { LabFrameStrings, RenderedLab } from './renderedLab.ts'

/** The code of a lab. */
export interface LabCode {
  readonly script: string
  readonly styles: readonly string[]
}

/** A route whose labs are rendered, and the code of these labs, without duplicates. */
export interface RouteWithLabs {
  readonly route: Route
  readonly labs: readonly LabCode[]
}

interface LabWithCode {
  readonly props: RenderedLab
  readonly code: LabCode
}

/** Renders the first state of labs, once for each locale, and inserts it into the texts that contain them. */
export class LabRenderer {
  readonly #engine: Pick<Engine, 'rsc' | 'ssr'>
  readonly #config: SiteConfig
  readonly #labs: readonly LabInfo[]
  readonly #rendered = new Map<string, Promise<LabWithCode | undefined>>()

  constructor(engine: Pick<Engine, 'rsc' | 'ssr'>, config: SiteConfig, labs: readonly LabInfo[]) {
    this.#engine = engine
    this.#config = config
    this.#labs = labs
  }

  /** The route with the labs of its text rendered; most have none. */
  async renderLabs(route: Route): Promise<RouteWithLabs> {
    const { page, locale } = route
    const access = kindOf(this.#engine.rsc.kinds.pages, page).body
    if (!access) return { route, labs: [] }
    const { body, labs } = await this.#renderLabsIn(access.of(page), locale)
    return labs.length === 0
      ? { route, labs }
      : { route: { ...route, page: access.replace(page, body) }, labs }
  }

  async #renderLabsIn<B extends { readonly kind: string; readonly blocks?: readonly Block[] }>(
    body: B,
    locale: string,
  ): Promise<{ body: B; labs: readonly LabCode[] }> {
    // Accessed once, because in a worker thread each access reads the blocks from disk.
    const { blocks = [] } = body
    const labs = new Map<string, LabWithCode>()
    for (const name of labNames(blocks)) {
      const lab = await this.#lab(name, locale)
      if (lab) labs.set(name, lab)
    }
    if (labs.size === 0) return { body, labs: [] }
    return {
      body: { ...body, blocks: replaceLabs(blocks, labs) },
      labs: [...labs.values()].map(({ code }) => code),
    }
  }

  #lab(name: string, locale: string): Promise<LabWithCode | undefined> {
    const key = `${locale} ${name}`
    let lab = this.#rendered.get(key)
    if (!lab) {
      lab = this.#render(name, locale)
      this.#rendered.set(key, lab)
      // In dev, a lab that failed is rendered again at the next request.
      lab.catch(() => this.#rendered.delete(key))
    }
    return lab
  }

  async #render(name: string, locale: string): Promise<LabWithCode | undefined> {
    const { defaultLocale } = this.#config
    const texts = labTextsIn(this.#labs, locale, defaultLocale)(name)
    // Happens only in dev, where an older version of a text is shown until its errors are fixed.
    if (!texts) return undefined
    const lang = langOf(this.#config, locale)
    const { code, first } = await this.#firstState(name, lang)
    // In dev there is no bundled file, and the browser imports the module by its id.
    const script = code.scripts[0] ?? ''
    return {
      props: {
        name,
        locale: lang,
        ...texts,
        first,
        code: { id: code.id, exported: code.name, script },
        strings: frameStrings(stringsOf(this.#config, locale)),
      },
      code: { script, styles: code.styles },
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
      return { code, first: await renderFragment(ssr, flight.stream, name) }
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

/** The names of labs in the order of the text. */
function labNames(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if ('html' in block) return []
    return block.component === 'Lab' ? [String(block.props['name'])] : labNames(block.children)
  })
}

function replaceLabs(blocks: readonly Block[], labs: ReadonlyMap<string, LabWithCode>): Block[] {
  return blocks.map((block) => {
    if ('html' in block) return block
    if (block.component !== 'Lab') return { ...block, children: replaceLabs(block.children, labs) }
    const lab = labs.get(String(block.props['name']))
    return lab ? { ...block, props: lab.props } : block
  })
}

/** Only the strings of the frame, because they are part of every payload with a lab. */
function frameStrings(t: Strings): LabFrameStrings {
  return {
    labReset: t.labReset,
    labShare: t.labShare,
    labShared: t.labShared,
    labText: t.labText,
    labFailed: t.labFailed,
    labCrashed: t.labCrashed,
    errorDetails: t.errorDetails,
    retry: t.retry,
    tryAgain: t.tryAgain,
    loading: t.loading,
  }
}
