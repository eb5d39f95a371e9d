import { join } from 'node:path'
import { isRunnableDevEnvironment, type RunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { SiteConfig } from '../../config/site.ts'
import type { Content } from '../../content/model.ts'
import { bundleInline } from '../bundle/bundleInline.ts'
import { bootOf } from '../bundle/inlineConstants.ts'
import { siteCodeModule } from '../bundle/siteCodePlugin.ts'
import { viteConfig } from '../bundle/viteConfig.ts'
import type { DevEngine, LoadedEngine } from './devEngine.ts'
import { invalidateEvaluated } from './invalidateEvaluated.ts'

export interface SourceEngineOptions {
  readonly root: string
  readonly config: SiteConfig
  readonly cacheDir: string
  readonly modules: () => Content['modules']
}

/** The engine's sources, the site's code and MDX, which Vite transforms when they are first used and after every edit. */
export async function sourceEngine(options: SourceEngineOptions): Promise<DevEngine> {
  const { root, config, cacheDir, modules } = options
  const [boot, withoutWorker] = await Promise.all([
    bundleInline(bootOf(config)),
    bundleInline('withoutWorker'),
  ])
  const vite = viteConfig({
    root,
    base: config.base,
    outDir: join(cacheDir, 'dev'),
    command: 'serve',
    modules,
  })
  return {
    vite: { ...vite, server: { fs: { allow: [root, vite.root ?? root] } } },
    boot,
    withoutWorker,
    head: `<script type="module" src="${config.base}src/client/dev/sourceUpdates.ts"></script>`,
    rendersCode: true,
    async load(server): Promise<LoadedEngine> {
      const [rsc, ssr] = await Promise.all([load(server, 'rsc'), load(server, 'ssr')])
      return { rsc: rsc as LoadedEngine['rsc'], ssr: ssr as LoadedEngine['ssr'] }
    },
    invalidate(server, files) {
      const { runner, moduleGraph } = environmentOf(server, 'rsc')
      for (const file of files) invalidateEvaluated(runner.evaluatedModules, file)
      // This module lists the site's React pages, and pages may have been added or deleted.
      const list = moduleGraph.getModuleById(siteCodeModule)
      if (list) moduleGraph.invalidateModule(list)
      invalidateEvaluated(runner.evaluatedModules, siteCodeModule)
    },
  }
}

function load(server: ViteDevServer, name: 'rsc' | 'ssr'): Promise<unknown> {
  const environment = environmentOf(server, name)
  const entry = environment.config.build.rolldownOptions.input as { index: string }
  return environment.runner.import(entry.index)
}

function environmentOf(server: ViteDevServer, name: 'rsc' | 'ssr'): RunnableDevEnvironment {
  const environment = server.environments[name]
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error(`the environment "${name}" cannot run`)
  return environment
}
