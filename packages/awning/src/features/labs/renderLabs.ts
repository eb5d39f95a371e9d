import type { SiteConfig } from '../../config/site.ts'
import type { Block } from '../../content/model.ts'
import type { Strings } from '../../i18n/strings.ts'
import { stringsOf } from '../../i18n/stringsFor.ts'
import { catalogue } from '../../labs/catalogue.ts'
import { labLocale, type LabAbout } from '../../labs/lab.ts'
import { kindOf } from '../../pages/kinds.ts'
import type { Route } from '../../pages/route.ts'
import type { DrawnLab, LabFrameStrings } from './drawnLab.ts'
import type { Engine } from '../../node/bundle/buildEngine.ts'

/** Draws the first state of experiments, once for each language, and puts it into the texts that name them. */
export class Labs {
  readonly #engine: Pick<Engine, 'rsc' | 'ssr'>
  readonly #config: SiteConfig
  readonly #drawn = new Map<string, Promise<DrawnLab>>()

  constructor(engine: Pick<Engine, 'rsc' | 'ssr'>, config: SiteConfig) {
    this.#engine = engine
    this.#config = config
  }

  /** The route with the experiments of its text rendered; most have none. */
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
        const drawn = await this.#lab(String(block.props['name']), locale)
        return { ...block, props: drawn }
      }),
    )
  }

  #lab(name: string, locale: string): Promise<DrawnLab> {
    const key = `${locale} ${name}`
    let lab = this.#drawn.get(key)
    if (!lab) {
      lab = this.#draw(name, locale)
      this.#drawn.set(key, lab)
    }
    return lab
  }

  async #draw(name: string, locale: string): Promise<DrawnLab> {
    const abouts: Readonly<Record<string, LabAbout>> = catalogue
    const about = abouts[name]
    if (!about) throw new Error(`there is no experiment "${name}"`)
    const lang = this.#config.locales.find(({ id }) => id === locale)?.lang ?? locale
    const words = labLocale(lang)
    const { stream, references } = await this.#engine.rsc.renderLab(name, words)
    const [code] = references
    if (!code) throw new Error(`the experiment "${name}" is no client component`)
    return {
      name,
      locale: words,
      title: about.title[words],
      caption: about.caption[words],
      text: about.text[words],
      first: await this.#engine.ssr.renderStatic(stream, name),
      code: {
        id: code.id,
        exported: code.name,
        // In dev there is no file to name: the id is the address.
        script: code.scripts[0] ?? '',
        styles: [...code.styles],
      },
      strings: frameStrings(stringsOf(this.#config, locale)),
    }
  }
}

function holdsLab(blocks: readonly Block[]): boolean {
  return blocks.some(
    (block) => 'component' in block && (block.component === 'Lab' || holdsLab(block.children)),
  )
}

/** The words of the frame, out of all the words there are: a page carries no more than it shows. */
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
