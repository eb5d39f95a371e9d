import type { Route } from '../../pages/route.ts'
import type { Part } from './part.ts'
import { PageRenderer, type PageRendererOptions, type RenderedPage } from './pageRenderer.ts'
import { PartRenderer, type PartRendererOptions } from './partRenderer.ts'

export type RendererOptions = PageRendererOptions & PartRendererOptions

/** Renders single routes with the parts that they need, for the dev server. */
export class Renderer {
  readonly parts: PartRenderer
  readonly #pages: PageRenderer

  constructor(options: RendererOptions) {
    this.parts = new PartRenderer(options)
    this.#pages = new PageRenderer(options)
  }

  async render(route: Route): Promise<RenderedPage> {
    return this.#pages.render(route, ...(await this.#partsOf(route)))
  }

  async renderPayload(route: Route): Promise<RenderedPage> {
    return this.#pages.renderPayload(route, ...(await this.#partsOf(route)))
  }

  #partsOf({ locale, aside }: Route): Promise<[Part, Part | null]> {
    return Promise.all([this.parts.shell(locale), aside ? this.parts.aside(locale, aside) : null])
  }
}
