import type { SiteConfig } from '../../config/site.ts'
import type { Content } from '../../content/model.ts'
import { LabRenderer } from '../../features/labs/labRenderer.ts'
import type { Route } from '../../pages/route.ts'
import type { LoadedCode } from '../../site-code/loadedCode.ts'
import { fillBoot } from '../bundle/inlineConstants.ts'
import type { RenderedPage } from '../render/pageRenderer.ts'
import type { Part } from '../render/part.ts'
import { Renderer } from '../render/renderer.ts'
import { RenderFailures } from '../render/renderFailures.ts'
import { headTagsHtml } from '../settings/headTags.ts'
import { themeColours } from '../themeStyles.ts'
import type { LoadedEngine } from './devEngine.ts'

export interface DevRendererOptions {
  readonly root: string
  /** Whether pages run code of the site, whose mistakes are reported as such. */
  readonly hasCode: boolean
  readonly config: SiteConfig
  /** The boot script, without its constants. */
  readonly boot: string
  /** Elements that every document contains in dev. */
  readonly head: string
  /** Address of the site's own style sheet. */
  readonly sheet: string
  /** The engine as it is now: Vite loads what was edited again. */
  readonly loadEngine: () => Promise<LoadedEngine>
  readonly content: () => Content
  readonly code: () => Pick<LoadedCode, 'labs'>
}

const build = 'dev'

/** What does not change with every edit of content. */
interface Rendered {
  readonly engine: LoadedEngine
  readonly shells: Map<string, Promise<Part>>
  readonly asides: Map<string, Promise<Part>>
  readonly labs: LabRenderer
}

/** Renders pages for the dev server. Everything that pages share is rendered once, until it changes. */
export class DevRenderer {
  readonly #options: DevRendererOptions
  #rendered: Rendered | undefined
  #last: { readonly content: Content; readonly renderer: Renderer } | undefined
  /** Addresses of parts contain a hash of their content, so parts are stored when they are first rendered. */
  readonly #parts = new Map<string, string | Buffer>()

  constructor(options: DevRendererOptions) {
    this.#options = options
  }

  /** Called when the engine or the site's code was edited. */
  forget(): void {
    this.#rendered = undefined
  }

  /** A part that was rendered with some page. */
  part(href: string): string | Buffer | undefined {
    return this.#parts.get(href)
  }

  async document(route: Route): Promise<string> {
    return (await this.#render(route, (renderer) => renderer.render(route))).html
  }

  async payload(route: Route): Promise<Buffer> {
    return (await this.#render(route, (renderer) => renderer.renderPayload(route))).payload
  }

  /** Throws a `BuildFailure` if the site's code fails. */
  async #render(
    route: Route,
    render: (renderer: Renderer) => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const renderer = await this.#renderer()
    const failures = new RenderFailures(this.#options)
    // It is rendered once for all pages: this only tells its mistakes from those of the page.
    await failures.frame(() => renderer.parts.shell(route.locale))
    const page = await failures.attempt(route, () => render(renderer))
    failures.throwIfAny()
    if (!page) throw new Error(`the page ${route.path} was not rendered`)
    for (const { href, payload } of page.shared) this.#parts.set(href, payload)
    return page
  }

  async #renderer(): Promise<Renderer> {
    const engine = await this.#options.loadEngine()
    const { config, code } = this.#options
    const isCurrent =
      this.#rendered?.engine.rsc === engine.rsc && this.#rendered.engine.ssr === engine.ssr
    if (!isCurrent || !this.#rendered) {
      const labs = new LabRenderer(engine, config, code().labs)
      this.#rendered = { engine, shells: new Map(), asides: new Map(), labs }
      this.#last = undefined
    }
    const content = this.#options.content()
    if (this.#last?.content !== content) {
      const document = this.#document(engine)
      const renderer = new Renderer({ ...this.#rendered, config, content, build, document })
      this.#last = { content, renderer }
    }
    return this.#last.renderer
  }

  #document(engine: LoadedEngine) {
    const { config, boot, head, sheet } = this.#options
    const entry = engine.ssr.clientEntry()
    return {
      // The app starts at once, to receive edits. Pages are not prefetched: rendering them would delay an edit.
      boot:
        `${fillBoot(boot, config, build, entry)};__awning.prefetchVisible=()=>{};` +
        'addEventListener("DOMContentLoaded",__awning.start)',
      entry,
      colours: themeColours(config),
      // It would forbid Vite's inline styles.
      policy: false,
      sheets: [sheet],
      headTags: head + headTagsHtml(config),
    }
  }
}
