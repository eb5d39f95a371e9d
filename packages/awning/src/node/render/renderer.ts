import type { Route } from '../../pages/route.ts'
import type { Part } from './part.ts'
import { Pages, type PagesOptions, type RenderedPage } from './pageRenderer.ts'
import { Parts, type PartsOptions } from './partRenderer.ts'

export type RendererOptions = PagesOptions & PartsOptions

/** Draws routes, one by one, with whatever parts they need. */
export class Renderer {
  readonly parts: Parts
  readonly #pages: Pages

  constructor(options: RendererOptions) {
    this.parts = new Parts(options)
    this.#pages = new Pages(options)
  }

  async render(route: Route): Promise<RenderedPage> {
    return this.#pages.render(route, ...(await this.#around(route)))
  }

  async renderPayload(route: Route): Promise<RenderedPage> {
    return this.#pages.renderPayload(route, ...(await this.#around(route)))
  }

  #around({ locale, aside }: Route): Promise<[Part, Part | null]> {
    return Promise.all([this.parts.shell(locale), aside ? this.parts.aside(locale, aside) : null])
  }
}
