import { join } from 'node:path'
import { listSourceFiles } from '../../cache/recording.ts'
import type { Content } from '../../content/model.ts'
import { pagesFolder } from '../../content/sourcePath.ts'
import { bundleEngine, loadEngine, type Engine, type EngineOptions } from './buildEngine.ts'
import { bundleFailure } from './bundleFailure.ts'
import { isSiteSpecific } from './siteSpecific.ts'

/**
 * Bundles the engine while content is read. The bundle contains no other text than MDX, so it can begin when that is
 * compiled, or at once where there is none.
 */
export class EarlyBundle {
  readonly #options: Omit<EngineOptions, 'modules'>
  readonly #given: Engine | undefined
  /** The folder of the engine, where it is there before the content is: of a site without code and MDX. */
  readonly withoutCode: Promise<string> | undefined
  #bundling: Promise<string> | undefined

  /** Bundles nothing if an engine is given. */
  constructor(options: Omit<EngineOptions, 'modules'>, given: Engine | undefined) {
    this.#options = options
    this.#given = given
    const { root } = options
    if (hasModules(root)) return
    this.start({})
    if (!isSiteSpecific(root, {}))
      this.withoutCode = given ? Promise.resolve(given.folder) : this.#bundling
  }

  /** Begins, unless that was done before. */
  start(modules: Content['modules']): void {
    if (this.#given || this.#bundling) return
    this.#bundling = this.#bundle(modules)
    // An error in the content is reported first; without a handler, this one would end the process before.
    this.#bundling.catch(() => undefined)
  }

  /**
   * Loads the finished bundle. Not earlier, because React finds client components in the engine that a process has loaded
   * last: a build that fails before must not load its engine into a later build of the same process.
   */
  async load(modules: Content['modules']): Promise<Engine> {
    return this.#given ?? loadEngine(await (this.#bundling ?? this.#bundle(modules)))
  }

  async #bundle(modules: Content['modules']): Promise<string> {
    try {
      return await bundleEngine({ ...this.#options, modules })
    } catch (error) {
      const { root } = this.#options
      throw isSiteSpecific(root, modules) ? bundleFailure(error, root) : error
    }
  }
}

/** Whether the site has MDX. */
export function hasModules(root: string): boolean {
  return ['content', pagesFolder].some((folder) =>
    listSourceFiles(join(root, folder)).some((name) => name.endsWith('.mdx')),
  )
}
