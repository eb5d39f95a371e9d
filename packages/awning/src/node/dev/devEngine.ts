import type { InlineConfig, ViteDevServer } from 'vite'
import type { Engine } from '../bundle/buildEngine.ts'

export type LoadedEngine = Pick<Engine, 'rsc' | 'ssr'>

/** The engine as the dev server uses it: from its sources with the site's code, or bundled for sites that have none. */
export interface DevEngine {
  /** The settings of Vite's server. */
  readonly vite: InlineConfig
  /** The boot script and `sw.js`, without their constants. */
  readonly boot: string
  readonly withoutWorker: string
  /** An element of every document, through which edits arrive. */
  readonly head: string
  /** Whether it can render MDX, the site's code and the page that shows the theme. */
  readonly rendersCode: boolean
  /** The engine as it is now: Vite loads what was edited again. */
  load(server: ViteDevServer): Promise<LoadedEngine>
  /** Called with files of the site's code that were edited. */
  invalidate(server: ViteDevServer, files: Iterable<string>): void
}
